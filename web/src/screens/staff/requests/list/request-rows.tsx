import { IconClockHour4 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { RequestRow as Row } from '#capabilities/requests-desk/index.ts';
import { TicketStatus } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './request-rows.module.css';
import { useAge } from './use-age.ts';

type Props = {
  rows: readonly Row[];
  open: string | undefined;
  /** The conversation is beside: the list keeps its place. */
  isBeside: boolean;
};

/** Requests one below the other; each leads to its conversation, and says who waits how long. */
export function RequestRows({ rows, open, isBeside }: Props) {
  const { t } = useTranslation('requests-desk');
  return (
    <ul className={classes.rows} aria-label={t('list')}>
      {rows.map((row) => (
        <li key={row.id}>
          <RequestRow row={row} isOpen={row.id === open} isBeside={isBeside} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { row: Row; isOpen: boolean; isBeside: boolean };

function RequestRow({ row, isOpen, isBeside }: RowProps) {
  const { t } = useTranslation('requests-desk');
  const ageOf = useAge();
  return (
    <Link
      to="/staff/requests"
      search={(now: object) => ({ ...now, request: row.id })}
      resetScroll={!isBeside}
      replace={isBeside && isOpen}
      activeOptions={{ exact: true }}
      aria-current={isOpen ? 'true' : undefined}
      data-request={row.id}
      className={classes.row}
    >
      <span className="size-15 semibold anywhere">{row.title}</span>
      <span className={`${classes.side} size-13 muted tabular nowrap text-end`}>{row.caseNumber}</span>
      <span className={`${classes.muted} whole-row muted truncate`}>
        {row.company.name} · {row.market}
      </span>
      <span className={`${classes.muted} whole-row muted truncate`}>{row.excerpt}</span>
      <span className="shrinkable">
        <TicketStatus ticket={row} />
      </span>
      <span className={`${classes.side} size-13 muted nowrap text-end`}>
        {row.waitingSince ? (
          <span className={`${classes.waits} inline-row gap-4 semibold`}>
            <IconClockHour4 size={14} stroke={2} aria-hidden="true" />
            <time dateTime={row.waitingSince}>{t('waits', { age: ageOf(row.waitingSince) })}</time>
          </span>
        ) : (
          <time dateTime={row.updatedAt}>{ageOf(row.updatedAt)}</time>
        )}
      </span>
      {row.owner && <span className={`${classes.muted} whole-row size-13 muted truncate`}>{row.owner.name}</span>}
    </Link>
  );
}
