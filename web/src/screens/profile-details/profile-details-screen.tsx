import { getRouteApi } from '@tanstack/react-router';
import { NotificationPreferences } from '#capabilities/notifications/index.ts';
import { ProfileTabs } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { ChangePassword } from './change-password.tsx';
import { LaterExport } from './later-export.tsx';
import { LaterSessions } from './later-sessions.tsx';
import { OwnConsents } from './own-consents.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnRoles } from './own-roles.tsx';
import { OwnSettings } from './own-settings.tsx';
import classes from './profile-details-screen.module.css';
import { SignOut } from './sign-out.tsx';

const route = getRouteApi('/profile/details');

/** What the portal knows of the signed-in user, and the few things of it that they set themselves. */
export function ProfileDetailsScreen() {
  const { t } = useTranslation(['profile', 'errors']);
  const { user, retry } = useSession();
  const { view } = route.useSearch();

  return (
    <div className={`${classes.page} grid one-column gap-24`}>
      <h1>{t('profile:heading')}</h1>
      <ProfileTabs current={view ?? 'details'} />
      {view === 'notifications' ? (
        <NotificationPreferences />
      ) : user ? (
        <div className={classes.columns}>
          <div className="grid one-column gap-16">
            <ChangePassword uid={user.UID} />
            <LaterSessions />
          </div>
          <div className="grid one-column gap-16">
            <OwnDetails user={user} />
            <OwnConsents />
            <OwnRoles user={user} />
            <OwnSettings uid={user.UID} />
            <LaterExport />
            <SignOut />
          </div>
        </div>
      ) : (
        <BlockError
          heading={t('profile:missing')}
          text={t('errors:tryLater')}
          retry={t('errors:retry')}
          onRetry={retry}
        />
      )}
    </div>
  );
}
