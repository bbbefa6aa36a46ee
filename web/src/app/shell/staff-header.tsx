import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Wordmark } from '#ui/page/wordmark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './menu/language-menu.tsx';
import header from './portal-header.module.css';
import classes from './staff-header.module.css';

/** Whose portal this is, and that it is its staff's side. */
export function StaffHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation(['staff', 'shell']);
  return (
    <header className={header.header}>
      <button
        type="button"
        className={header.menu}
        aria-label={t('shell:menu.open')}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </button>
      <Link to="/staff" className={`${header.home} ${classes.home}`}>
        <Wordmark name={brand.product} />
        <span className={classes.tag}>{t('staff:frame.tag')}</span>
        <VisuallyHidden>, {t('staff:desk.heading')}</VisuallyHidden>
      </Link>
      <span className={header.gap} />
      <div className={header.language}>
        <LanguageMenu />
      </div>
      <AccountMenu />
    </header>
  );
}
