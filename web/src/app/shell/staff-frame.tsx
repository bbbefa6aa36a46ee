import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { holdsRight, isOffered, staffQueries, staffScreens } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DialogHost } from '#ui/overlay/dialogs/dialog-host.tsx';
import { ToastHost } from '#ui/overlay/toasts/toast-host.tsx';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { SkipLink } from '#ui/page/skip-link.tsx';
import { StaffBar } from './staff-bar.tsx';
import classes from './staff-frame.module.css';
import { StaffHeader } from './staff-header.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { StaffMenuDrawer } from './staff-menu-drawer.tsx';

/** Around every page of the supplier's own people: no cart, no ship-to, no footer, and only what they may open. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'shell']);
  const { data: self } = useQuery(staffQueries.self());
  const [isMenuOpen, setMenuOpen] = useState(false);
  const screens = staffScreens.filter((screen) => isOffered(screen, (right) => holdsRight(self?.rights, right)));
  const menu = { screens, toDecide: self?.changesToDecide ?? 0 };

  return (
    <>
      <SkipLink>{t('common:skipToContent')}</SkipLink>
      <PartBoundary name="header">
        <StaffHeader onOpenMenu={() => setMenuOpen(true)} />
      </PartBoundary>
      <div className={classes.frame}>
        <PartBoundary name="menu">
          <aside className={classes.rail}>
            <nav aria-label={t('shell:menu.label')}>
              <StaffMenu {...menu} />
            </nav>
          </aside>
        </PartBoundary>
        <main id="main" tabIndex={-1} className={classes.main}>
          <div className={classes.inner}>{children}</div>
        </main>
      </div>
      <PartBoundary name="foot">
        <StaffBar {...menu} onOpenMenu={() => setMenuOpen(true)} />
      </PartBoundary>
      {isMenuOpen && <StaffMenuDrawer {...menu} onClose={() => setMenuOpen(false)} />}
      <DialogHost />
      <ToastHost />
    </>
  );
}
