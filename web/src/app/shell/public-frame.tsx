import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brand } from '#platform/brand.ts';
import { useNow } from '#platform/clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DialogHost } from '#ui/overlay/dialogs/dialog-host.tsx';
import { ToastHost } from '#ui/overlay/toasts/toast-host.tsx';
import { SkipLink } from '#ui/page/skip-link.tsx';
import { Wordmark } from '#ui/page/wordmark.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { LanguageMenu } from './menu/language-menu.tsx';
import classes from './public-frame.module.css';

const hourMs = 3_600_000;

/** Around every page that needs no sign-in: who we are, the language, and nothing that leads to a closed door. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const year = useNow(hourMs).getFullYear();

  return (
    <div className={classes.frame}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <header className={classes.header}>
        <Link to="/" className={classes.home} aria-label={t('header.home')}>
          <Wordmark name={brand.product} />
        </Link>
        <AppearanceMenu />
        <LanguageMenu />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <div className={classes.who}>
          <Wordmark name={brand.product} size={22} />
          <p>{t('footer.purpose')}</p>
        </div>
        <p className={classes.copyright}>{t('footer.copyright', { year, company: brand.company })}</p>
      </footer>
      <DialogHost />
      <ToastHost />
    </div>
  );
}
