import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './search-states.module.css';

/** As high as the first lines of an answer will be; nothing is seen of it in the first moment. */
export const SearchWaiting = () => (
  <div className={classes.waiting} aria-hidden="true">
    <span className={classes.line} />
    <span className={classes.line} />
    <span className={classes.line} />
  </div>
);

export function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.face}>
      <p className="row gap-8 semibold anywhere">{t('nothing', { query })}</p>
      <p className={`${classes.text} text-14 muted pretty`}>{t('nothingHint')}</p>
      <p className={`${classes.text} text-14 muted pretty`}>
        <Link to="/contact">{t('askUs')}</Link>
      </p>
    </div>
  );
}

export function SearchFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['search', 'errors']);
  const { text, reference } = useFailureWords(error);
  return (
    <div className={classes.face} role="alert">
      <p className="row gap-8 semibold anywhere">
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" className="danger" />
        {t('search:failed')}
      </p>
      <p className={`${classes.text} text-14 muted pretty`}>{text}</p>
      {reference && <p className={`${classes.text} text-14 muted pretty`}>{reference}</p>}
      <Button variant="default" size="sm" className={classes.retry} onClick={onRetry}>
        {t('errors:retry')}
      </Button>
    </div>
  );
}
