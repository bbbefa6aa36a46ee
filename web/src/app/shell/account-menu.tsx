import { IconUser } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts, useTranslation } from '#platform/texts/texts.ts';
import { LoaderOverlay } from '#ui/overlay/loader-overlay.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { Later } from '#ui/page/later.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './account-menu.module.css';
import { initialsOf } from './initials.ts';
import { useLeaving } from './menu/use-leaving.ts';

const fetchPanel = () => import('./account-panel.tsx');
const AccountPanel = lazy(() => loadChunk(fetchPanel));
const AccountDrawer = lazy(async () => {
  const [drawer] = await Promise.all([
    loadChunk(() => import('./account-drawer.tsx')),
    loadTexts('profile', 'account', 'form', 'notifications'),
  ]);
  return drawer;
});
// Reaching for the button only warms up: if that fails, the panel will tell.
const warmUp = () => void fetchPanel().catch(() => undefined);

/** The reader's own corner: their profile where they may see it, how the portal looks, and the way out (H7). */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { leave, isLeaving } = useLeaving();
  const [isOwnOpen, setOwnOpen] = useState(false);

  return (
    <>
      <Popover
        side="below"
        buttonClass={classes.button}
        onReach={warmUp}
        trigger={
          <>
            <VisuallyHidden>{t('account.menu')}: </VisuallyHidden>
            <span className={classes.initials} aria-hidden="true">
              {user ? initialsOf(user) : <IconUser size={20} stroke={1.75} />}
            </span>
            {user && <VisuallyHidden>{`${user.firstName} ${user.lastName}`}</VisuallyHidden>}
          </>
        }
      >
        <Later>
          <AccountPanel onOwn={() => setOwnOpen(true)} onLeave={leave} />
        </Later>
      </Popover>
      {user && isOwnOpen && (
        <Later isFloating>
          <AccountDrawer user={user} onClose={() => setOwnOpen(false)} />
        </Later>
      )}
      {isLeaving && <LoaderOverlay>{t('account.signingOut')}</LoaderOverlay>}
    </>
  );
}
