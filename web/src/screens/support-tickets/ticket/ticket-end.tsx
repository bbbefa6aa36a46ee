import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ticket } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** Where nothing can be answered any more: why, and how it goes on. */
export function TicketEnd({ ticket: { mergedInto, moves } }: { ticket: Ticket }) {
  const { t } = useTranslation('requests');
  const text = mergedInto
    ? t('ticket.mergedInto', { number: mergedInto.caseNumber })
    : t(moves.length > 0 ? 'ticket.closedText' : 'ticket.closedForGood');
  return (
    <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
      {mergedInto?.id ? (
        <Link to="/support/tickets" search={(now: object) => ({ ...now, ticket: mergedInto.id ?? '' })}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Note>
  );
}
