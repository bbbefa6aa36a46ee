import { useTranslation } from '#platform/texts/texts.ts';
import { Loader } from '#ui/loader.tsx';
import classes from './pending-screen.module.css';

/** After a second of waiting for a page; before that nothing moves (ux 1, moment 29). */
export function PendingScreen() {
  const { t } = useTranslation('common');
  return (
    <div className={classes.place} role="status">
      <Loader size={32} />
      <p>{t('loading')}</p>
    </div>
  );
}
