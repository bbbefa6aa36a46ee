import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnRoles } from './own-roles.tsx';
import { OwnSettings } from './own-settings.tsx';
import classes from './profile-details-screen.module.css';
import { SignOut } from './sign-out.tsx';

/** What the portal knows of whoever is signed in, and the few things of it that he sets himself. */
export function ProfileDetailsScreen() {
  const { t } = useTranslation(['profile', 'errors']);
  const { user, retry } = useSession();

  return (
    <div className={classes.page}>
      <h1>{t('profile:heading')}</h1>
      {user ? (
        <div className={classes.columns}>
          <OwnDetails user={user} />
          <div className={classes.side}>
            <OwnRoles user={user} />
            <OwnSettings />
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
