import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './login-art.module.css';

/** What this is, in a picture and two lines. */
export function LoginArt({ wordmark }: { wordmark: ReactNode }) {
  const { t } = useTranslation('login');
  return (
    <header className={`${classes.art} flex column relative clip`}>
      <div className={classes.name}>{wordmark}</div>
      <div className={classes.claim}>
        <p className={classes.words}>
          {t('claim.what')}
          <br />
          {t('claim.how')}
        </p>
        <p className={classes.about}>{t('about')}</p>
      </div>
      <span className={classes.packs} aria-hidden="true" />
    </header>
  );
}
