import { IconFile, IconX } from '@tabler/icons-react';
import { formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '../../icon-button.tsx';
import classes from './chosen-files.module.css';
import { formatBytes } from './format-bytes.ts';

type Props = {
  files: readonly File[];
  progressOf: ((file: File) => number | undefined) | undefined;
  onRemove: (file: File) => void;
};

/** The files that will be sent, or are on their way. */
export function ChosenFiles({ files, progressOf, onRemove }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className="grid one-column gap-6" aria-label={t('file.chosen')}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
          <IconFile size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.name}>{file.name}</span>
          <span className="size-14 muted nowrap">{formatBytes(language, file.size)}</span>
          <IconButton label={t('file.remove', { name: file.name })} onClick={() => onRemove(file)}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <Progress name={file.name} share={progressOf?.(file)} />
        </li>
      ))}
    </ul>
  );
}

function Progress({ name, share }: { name: string; share: number | undefined }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  if (share === undefined) return null;
  return (
    <span className={`${classes.progress} row gap-10 size-14`}>
      <progress value={share} max={1} aria-label={t('file.uploading', { name })} />
      <span className="tabular">{formatPercent(language, Math.floor(share * 100) / 100)}</span>
    </span>
  );
}
