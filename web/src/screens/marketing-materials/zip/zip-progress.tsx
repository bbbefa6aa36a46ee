import { IconFileZip, IconX } from '@tabler/icons-react';
import { cancelZip, useZipDownload } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './zip-progress.module.css';

/** How much of the zip has come, by its bytes; it can be called off. It floats, so it moves nothing. */
export function ZipProgress() {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const download = useZipDownload();
  if (!download) return null;
  const { name, received, all } = download;
  const label = t('zip.label', { name });
  const done = formatBytes(language, received);
  return (
    <section className={classes.card} aria-label={label}>
      <span className={classes.icon}>
        <IconFileZip size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <div className="grid grow shrinkable gap-6 anywhere">
        <strong>{name}</strong>
        <ProgressBar label={label} value={received} max={all ?? 0}>
          {received === 0
            ? t('zip.preparing')
            : all
              ? t('zip.received', { done, all: formatBytes(language, all) })
              : done}
        </ProgressBar>
      </div>
      <IconButton label={t('zip.cancel')} onClick={cancelZip}>
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
