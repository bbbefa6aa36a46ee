import { Link } from '@tanstack/react-router';
import { type TicketRow as Row, TicketStatus } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useAge } from '../words/use-when.ts';
import classes from './ticket-rows.module.css';

type Props = {
  rows: readonly Row[];
  open: string | undefined;
  /** The conversation is beside: the list keeps its place. */
  isBeside: boolean;
};

/** Requests one below the other; each leads to its conversation. */
export function TicketRows({ rows, open, isBeside }: Props) {
  const { t } = useTranslation('requests');
  return (
    <ul className={classes.rows} aria-label={t('list.label')}>
      {rows.map((row) => (
        <li key={row.id}>
          <TicketRow row={row} isOpen={row.id === open} isBeside={isBeside} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { row: Row; isOpen: boolean; isBeside: boolean };

function TicketRow({ row, isOpen, isBeside }: RowProps) {
  const { t } = useTranslation('requests');
  const ageOf = useAge();
  return (
    <Link
      to="/support/tickets"
      search={(now: object) => ({ ...now, ticket: row.id })}
      resetScroll={!isBeside}
      replace={isBeside && isOpen}
      activeOptions={{ exact: true }}
      aria-current={isOpen ? 'true' : undefined}
      data-ticket={row.id}
      data-unread={row.isUnread || undefined}
      className={classes.row}
    >
      <span className={`${classes.title} size-15 semibold anywhere`}>
        {row.isUnread && <VisuallyHidden>{`${t('list.unread')}: `}</VisuallyHidden>}
        {row.title}
      </span>
      <time className={`${classes.when} size-13 muted tabular nowrap text-end`} dateTime={row.updatedAt}>
        {ageOf(row.updatedAt)}
      </time>
      <span className={`${classes.excerpt} whole-row muted truncate`}>{row.description}</span>
      <span className="shrinkable">
        <TicketStatus ticket={row} />
      </span>
      <span className={`${classes.number} size-13 muted tabular nowrap text-end`}>{row.caseNumber}</span>
    </Link>
  );
}
