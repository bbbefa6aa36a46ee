import { IconFile, IconFileX, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './file-row.module.css';

type Props = {
  file: File;
  /** What is wrong with it, and why; it stays there until it is taken away or sent again. */
  problem?: { heading: string; text: string } | undefined;
  /** How much of it has left, in bytes; undefined while it waits. */
  sentBytes?: number | undefined;
  remove: { label: string; run: () => void };
  onRetry?: (() => void) | undefined;
};

/** One file that will be sent, is on its way, or cannot be sent. */
export function FileRow({ file, problem, sentBytes, remove, onRetry }: Props) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const Icon = problem ? IconFileX : /\.(jpe?g|png|heic)$/i.test(file.name) ? IconPhoto : IconFile;
  const size = formatBytes(language, file.size);
  return (
    <li className={`${classes.file} row wrap size-15 line-20`} data-problem={problem !== undefined || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>
        {problem ? (
          <span role="alert" className={`${classes.problem} grid size-14 anywhere`}>
            <strong>{problem.heading}</strong>
            <span>{problem.text}</span>
          </span>
        ) : (
          <>
            <span className="anywhere">{file.name}</span>
            {sentBytes === undefined ? (
              <span className="size-13 muted tabular">{size}</span>
            ) : (
              <span className={classes.progress}>
                <progress value={sentBytes} max={file.size} aria-label={t('files.sending', { name: file.name })} />
                <span className="size-13 muted tabular">
                  {t('files.progress', { sent: formatBytes(language, sentBytes), size })}
                </span>
              </span>
            )}
          </>
        )}
      </span>
      {onRetry && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onRetry}
        >
          {t('files.retry')}
          <VisuallyHidden>{`: ${file.name}`}</VisuallyHidden>
        </Button>
      )}
      <IconButton label={remove.label} onClick={remove.run}>
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
