import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconClockOff,
  IconCornerUpLeft,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { type ChangeRequest, changedFields, OldAndNew, useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge, type StatusTone } from '#ui/list/status-badge.tsx';
import { ChangeActions } from './change-actions.tsx';
import classes from './change-item.module.css';
import { CommandNote } from './command-note.tsx';

const looks: Readonly<Record<ChangeRequest['state'], { icon: TablerIcon; tone: StatusTone }>> = {
  waiting: { icon: IconClock, tone: 'warning' },
  approved: { icon: IconCircleCheck, tone: 'success' },
  refused: { icon: IconCircleX, tone: 'danger' },
  withdrawn: { icon: IconCornerUpLeft, tone: 'neutral' },
  expired: { icon: IconClockOff, tone: 'neutral' },
};

/** What was asked for, by whom, what it would change, and how it went on. */
export function ChangeItem({ change }: { change: ChangeRequest }) {
  const { t } = useTranslation('staff');
  const id = useId();
  const { icon: Icon, tone } = looks[change.state];
  return (
    <li className={classes.item} data-change={change.id}>
      <article aria-labelledby={id} className="grid one-column gap-8">
        <div className="row wrap between gap-4-16">
          <h3 id={id} className="text-15 semibold anywhere">
            {t(`changes.kinds.${change.kind}`, { name: change.subject.name })}
          </h3>
          <StatusBadge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
            {t(`changes.states.${change.state}`)}
          </StatusBadge>
        </div>
        <OldAndNew changes={changedFields(change.before, change.after)} />
        <When change={change} />
        {change.state === 'waiting' && <WhatNow change={change} />}
      </article>
    </li>
  );
}

function When({ change }: { change: ChangeRequest }) {
  const { t } = useTranslation('staff');
  const clock = useStaffClock();
  const { requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, state, reason } = change;
  const asked = t('changes.asked', { name: requestedBy.name ?? requestedBy.uid, when: clock.moment(requestedAt) });
  const decided =
    state === 'waiting'
      ? t('changes.until', { day: clock.longDay(expiresAt) })
      : decidedAt && decidedBy && t('changes.decided', { name: decidedBy, when: clock.moment(decidedAt) });
  return (
    <div className="text-14 muted anywhere">
      <p>{asked}</p>
      {decided && <p>{decided}</p>}
      {reason && <p className="ink">{t('changes.reason', { reason })}</p>}
    </div>
  );
}

function WhatNow({ change }: { change: ChangeRequest }) {
  const { t } = useTranslation('staff');
  return (
    <>
      {change.whyNot && <p className="text-14">{t(`changes.whyNot.${change.whyNot}`)}</p>}
      {change.command && <CommandNote command={change.command} />}
      <ChangeActions change={change} />
    </>
  );
}
