import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { NotificationPreferences } from '#capabilities/notifications/index.ts';
import { ChangePassword } from './change-password.tsx';
import { LaterExport } from './later-export.tsx';
import { LaterSessions } from './later-sessions.tsx';
import { OwnConsents } from './own-consents.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnRoles } from './own-roles.tsx';
import { OwnSettings } from './own-settings.tsx';

/** The same parts as the profile's pages have, one below the other, for everybody who is signed in (T159). */
export const OwnAccount = ({ user }: { user: AuthUser }) => (
  <div className="grid one-column gap-16">
    <ChangePassword uid={user.UID} />
    <LaterSessions />
    <OwnSettings uid={user.UID} />
    <NotificationPreferences />
    <OwnDetails user={user} />
    <OwnConsents />
    <OwnRoles user={user} />
    <LaterExport />
  </div>
);
