import type { Language } from '@dray/contract/languages.ts';
import { confirmationText } from '@dray/contract/texts/ordering-text.ts';
import { customerServiceText, ticketMailText, ticketStatusText } from '@dray/contract/texts/support-text.ts';
import type { Comment, Ticket } from '../rules/ticket.model.ts';

type About = {
  /** Nothing where only the status has changed. */
  comment: Comment | undefined;
  names: ReadonlyMap<string, string>;
  language: Language;
  portalUrl: string;
};

/** What customer service wrote is in it whole: many read their answers on a phone. */
export function answeredMail(ticket: Ticket, { comment, names, language, portalUrl }: About) {
  const { caseNumber: number, title } = ticket;
  const status = ticketMailText('status', language, { status: ticketStatusText(ticket.status, language) });
  const see = `${ticketMailText('see', language)}: ${portalUrl}/support/tickets?ticket=${ticket.id}`;
  const said = comment
    ? [ticketMailText('answered', language, { name: nameOf(comment, names, language) }), comment.description]
    : [ticketMailText('moved', language)];
  return {
    subject: ticketMailText('subject', language, { number, title }),
    text: [...said, status, see, confirmationText('automatic', language)].join('\n\n'),
  };
}

function nameOf({ writer }: Comment, names: ReadonlyMap<string, string>, language: Language): string {
  const own = writer.uid === undefined ? undefined : names.get(writer.uid);
  return (writer.isStaff ? writer.staffName : undefined) ?? own ?? customerServiceText(language);
}
