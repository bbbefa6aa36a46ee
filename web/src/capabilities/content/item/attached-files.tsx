import { IconDownload } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { Card } from '#ui/page/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './attached-files.module.css';
import { typeName } from './type-name.ts';

type File = { id: string; name: string; type: string; size: number; link: string };
type Props = { heading: string; files: readonly File[] };

/** What comes with a text, to be saved. */
export function AttachedFiles({ heading, files }: Props) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <Card heading={heading}>
      <ul className="grid gap-4">
        {files.map(({ id, name, type, size, link }) => (
          <li key={id}>
            <a className={`${classes.file} row gap-12 plain`} href={link} download={name}>
              <span className={classes.type} aria-hidden="true">
                {typeName(type)}
              </span>
              <span className="grid grow shrinkable">
                <VisuallyHidden>{t('download')}</VisuallyHidden>
                <strong className="size-15 line-20 semibold anywhere">{name}</strong>
                <span className="text-13 muted">
                  {typeName(type)} · {formatBytes(language, size)}
                </span>
              </span>
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
