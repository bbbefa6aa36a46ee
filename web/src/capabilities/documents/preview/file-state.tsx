import { IconFileOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Loader } from '#ui/loader.tsx';
import { FileNotFetched } from './fetch-file.ts';
import classes from './file-state.module.css';

type Props = { error: Error | null; isFetching: boolean; onRetry: () => void };

/** In the place of the pages while they are on their way, or where they did not come (D5). */
export function FileState({ error, isFetching, onRetry }: Props) {
  const { t } = useTranslation(['documents', 'errors']);
  if (!error) {
    return (
      <div className={classes.state} role="status" aria-label={t('documents:pdf.waiting')}>
        <Loader size={32} color="currentColor" />
      </div>
    );
  }
  const isMissing = error instanceof FileNotFetched && error.failure === 'missing';
  return (
    <div className={classes.state} role="alert">
      <IconFileOff size={40} stroke={1.5} aria-hidden="true" />
      <p className="semibold ink">{t(isMissing ? 'documents:pdf.notFound' : 'documents:pdf.failed')}</p>
      {!isMissing && (
        <>
          <p>{t('documents:pdf.failedText')}</p>
          <Button
            variant="default"
            loading={isFetching}
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onRetry}
          >
            {t('errors:retry')}
          </Button>
        </>
      )}
    </div>
  );
}
