import { closedStatuses } from '@dray/contract/support/ticket-status.ts';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import {
  OutgoingList,
  type Ticket,
  type TicketRow,
  ticketsQueries,
  useOutgoingFiles,
} from '#capabilities/support/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Composer } from './composer.tsx';
import { conversationOf, waitingSince } from './conversation.model.ts';
import classes from './conversation.module.css';
import { inventedTicket } from './invented-ticket.ts';
import { ChangeLine, Message, WaitingLine } from './message.tsx';
import { isMissing, NoTicket } from './no-ticket.tsx';
import { TicketEnd } from './ticket-end.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketMoves } from './ticket-moves.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useSentFiles } from './use-sent-files.ts';

type Props = {
  id: string;
  /** What the list knows of it already. */
  known: TicketRow | undefined;
  /** On a page of its own. */
  onBack: ((event: MouseEvent) => void) | undefined;
};

/** One request from its first word to the last, and where one answers (G1). */
export function Conversation({ id, known, onBack }: Props) {
  const { t } = useTranslation('requests');
  const query = useQuery(ticketsQueries.one(id, useLanguage()));
  useMarkRead(query.data);
  useSentFiles(id);
  if (isMissing(query.error)) return <NoTicket isPage={onBack !== undefined} />;
  return (
    <section className={`${classes.conversation} shrinkable`} data-conversation aria-label={t('ticket.conversation')}>
      <TicketHead ticket={query.data ?? known} onBack={onBack} />
      <BlockStates
        query={query}
        failed={t('ticket.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<Words ticket={inventedTicket} />}
      >
        {(ticket) => <Words ticket={ticket} />}
      </BlockStates>
    </section>
  );
}

function Words({ ticket }: { ticket: Ticket }) {
  const since = waitingSince(ticket);
  const outgoing = useOutgoingFiles().filter(({ to }) => to.ticketId === ticket.id);
  return (
    <div className={classes.words}>
      {conversationOf(ticket).map((each) =>
        each.kind === 'message' ? <Message key={each.id} message={each} /> : <ChangeLine key={each.id} change={each} />,
      )}
      {since && <WaitingLine since={since} />}
      <OutgoingList files={outgoing} />
      {ticket.canComment ? (
        <Composer ticketId={ticket.id} isResolved={closedStatuses.includes(ticket.status)} />
      ) : (
        <TicketEnd ticket={ticket} />
      )}
      <TicketMoves ticket={ticket} />
    </div>
  );
}
