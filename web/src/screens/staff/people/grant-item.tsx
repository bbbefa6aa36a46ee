import { useState } from 'react';
import {
  RoleChip,
  type StaffGrant,
  type StaffPerson,
  useStaffClock,
  useStaffWords,
} from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { EndRoleDialog } from './end-role-dialog.tsx';
import classes from './grant-item.module.css';
import { useRoleNames } from './use-role-names.ts';

type Props = { person: StaffPerson; grant: StaffGrant };

/** One role: where it holds, since when, by whom and until when; it ends here, where the reader may. */
export function GrantItem({ person, grant }: Props) {
  const { t } = useTranslation('staff');
  const clock = useStaffClock();
  const nameOfRole = useRoleNames();
  const words = useStaffWords();
  const [isEnding, setEnding] = useState(false);
  const { roleId, markets, source, grantedBy, grantedAt, endsOn, mayEnd } = grant;
  const since = clock.day(grantedAt);
  const giver = grantedBy.name && (grantedBy.kind === 'system' ? words.system(grantedBy.name) : grantedBy.name);
  return (
    <li className={`${classes.grant} flex wrap between gap-8-16`}>
      <div className="grid gap-4 shrinkable">
        <div>
          <RoleChip roleId={roleId} name={nameOfRole(roleId)} markets={markets} />
        </div>
        <p className="text-14 muted">
          {giver ? t('people.sinceBy', { day: since, name: giver }) : t('people.since', { day: since })}
          {' · '}
          {endsOn ? t('people.until', { day: clock.calendarDay(endsOn) }) : t('openEnd')}
        </p>
        {source === 'idp' && <p className="text-14 muted">{t('people.fromDirectory')}</p>}
      </div>
      {mayEnd && (
        <Button variant="default" size="sm" className={classes.end} onClick={() => setEnding(true)}>
          {t('people.end')}
        </Button>
      )}
      {isEnding && <EndRoleDialog person={person} grant={grant} onClose={() => setEnding(false)} />}
    </li>
  );
}
