import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { HelpedPerson } from '#capabilities/people-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatTime } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge } from '#ui/list/status-badge.tsx';

/** A lock is over in a quarter of an hour: its day goes without saying. */
const { timeZone } = marketOf(headOffice);

/** What stands in somebody's way in, or how many ways they have open. */
export function WaysIn({ person }: { person: HelpedPerson }) {
  const { t } = useTranslation('people-desk');
  const language = useLanguage();
  const clock = useStaffClock();
  const { status, invitation, lockedUntil } = person;
  const open = person.browsers + person.programs;
  return (
    <>
      {lockedUntil && (
        <StatusBadge tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
          {t('lockedUntil', { when: formatTime(language, new Date(lockedUntil), timeZone) })}
        </StatusBadge>
      )}
      {status === 'Invited' && invitation && (
        <span className="text-14 muted">
          {invitation.isOver
            ? t('invitationOver', { when: clock.day(invitation.expiresAt) })
            : t('invitedOn', { when: clock.day(invitation.sentAt) })}
        </span>
      )}
      {open > 0 && (
        <span className="text-14 muted">{t('signedIn', { count: open, n: formatNumber(language, open) })}</span>
      )}
    </>
  );
}
