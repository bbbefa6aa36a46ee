import { isTicketStatus, type TicketStatus, ticketStatuses } from '@dray/contract/support/ticket-status.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import type { AffectedPacks, Ticket } from '#capabilities/support/index.ts';
import { toNumeric } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import { type OperatorCommand, type RunCommand, WrongCall } from './operator-command.ts';

export const ticketUsage = `  npm run portal -- ticket list [open|closed|<status>]   requests of customers, the longest waiting first
  npm run portal -- ticket show <number>                 one with its conversation
  npm run portal -- ticket answer <number> <text>        answers it; [--status <status>] [--as <name>]
  npm run portal -- ticket status <number> <status>      takes it to another status; [--as <name>]
  npm run portal -- ticket merge <number> <other>        it goes on in another of the same company; [--as <name>]`;

type Tools = Parameters<RunCommand>[0];
type Transaction = Parameters<RunCommand>[1];
type Desk = ReturnType<Tools['supportDeskOf']>;
type Read = (args: readonly string[]) => OperatorCommand;

/** What is behind a name such as `--as`, and the rest. */
function takeOption(args: readonly string[], name: string): { value: string | undefined; rest: readonly string[] } {
  const at = args.indexOf(name);
  if (at < 0) return { value: undefined, rest: args };
  const value = args[at + 1];
  if (value === undefined) throw new WrongCall(`${name} needs a value.`);
  return { value, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}

const numberOf = (given: string | undefined): string => {
  if (!given || !/^\d{1,9}$/.test(given)) throw new WrongCall('Which request? Its number is needed.');
  return given;
};

const statusOf = (given: string | undefined): TicketStatus => {
  if (!isTicketStatus(given)) throw new WrongCall(`A status is one of ${ticketStatuses.join(', ')}.`);
  return given;
};

/** A refusal is reported in words, as a customer would read it. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? new WrongCall(refusalText(error.code, 'en', error.values)) : error;
  }
}

/** One change with its line in the audit. */
const change = (
  action: 'ticket-answered' | 'ticket-moved' | 'ticket-merged',
  work: (desk: Desk) => Promise<Ticket>,
  said: (ticket: Ticket) => string,
): OperatorCommand => ({
  async run(tools: Tools, transaction: Transaction) {
    const ticket = await inWords(() => work(tools.supportDeskOf(transaction)));
    const { companyId } = ticket.owner;
    await tools
      .auditOf(transaction)
      .record(tools.actor, { action, subject: `ticket:${ticket.caseNumber}`, details: {}, companyId });
    return said(ticket);
  },
});

const actions: Readonly<Record<string, Read>> = {
  list([asked = 'open']) {
    const listing = asked === 'open' || asked === 'closed' ? asked : statusOf(asked);
    return {
      async run({ supportDeskOf }, transaction) {
        const tickets = await supportDeskOf(transaction).list(listing);
        const lines = tickets.map(({ caseNumber, updatedAt, status, owner, title }) =>
          [caseNumber, updatedAt.toISOString().slice(0, 16), owner.companyId, status.padEnd(20), title].join('  '),
        );
        return lines.length > 0 ? lines.join('\n') : 'None';
      },
    };
  },
  show([given]) {
    const number = numberOf(given);
    return { run: ({ supportDeskOf }, transaction) => inWords(() => showTicket(supportDeskOf(transaction), number)) };
  },
  answer(args) {
    const { value: by, rest } = takeOption(args, '--as');
    const { value: status, rest: words } = takeOption(rest, '--status');
    const [given, text] = words;
    const number = numberOf(given);
    if (!text) throw new WrongCall('What is the answer? Its text is needed, in quotation marks.');
    const to = status === undefined ? undefined : statusOf(status);
    return change(
      'ticket-answered',
      (desk) => desk.answer(number, { text, status: to, by }),
      ({ caseNumber }) => `${caseNumber} is answered, and its author is told`,
    );
  },
  status(args) {
    const { value: by, rest } = takeOption(args, '--as');
    const number = numberOf(rest[0]);
    const to = statusOf(rest[1]);
    return change(
      'ticket-moved',
      (desk) => desk.move(number, to, by),
      ({ caseNumber }) => `${caseNumber}: ${to}, and its author is told`,
    );
  },
  merge(args) {
    const { value: by, rest } = takeOption(args, '--as');
    const [number, into] = [numberOf(rest[0]), numberOf(rest[1])];
    return change(
      'ticket-merged',
      (desk) => desk.merge(number, into, by),
      ({ caseNumber }) => `${caseNumber} goes on in ${into.padStart(5, '0')}, and its author is told`,
    );
  },
};

async function showTicket(desk: Desk, number: string): Promise<string> {
  const { ticket, comments, attachments, names } = await desk.show(number);
  const { reference, mergedInto } = ticket;
  const nameOf = (uid: string | undefined) => (uid && names.get(uid)) ?? 'Customer service';
  return [
    `${ticket.caseNumber}  ${ticket.title}  (${ticket.status}${mergedInto ? ` into ${mergedInto.caseNumber}` : ''})`,
    `${ticket.category} / ${ticket.subCategory}, company ${ticket.owner.companyId}, ship-to ${ticket.owner.shipToId ?? 'all'}`,
    ...(reference ? [`about ${reference.kind} ${reference.id} ${reference.label}`] : []),
    ...(reference?.affected ? [affectedText(reference.affected)] : []),
    ...attachments.map(({ name, sizeBytes, id }) => `file ${name} (${sizeBytes} bytes, ${id})`),
    `\n${nameOf(ticket.authorUid)}, ${ticket.createdAt.toISOString()}\n${ticket.description}`,
    ...comments.map(
      ({ writer, createdAt, description }) =>
        `\n${(writer.isStaff && writer.staffName) || nameOf(writer.uid)}${writer.isStaff ? ' (staff)' : ''}, ${createdAt.toISOString()}\n${description}`,
    ),
  ].join('\n');
}

const affectedText = ({ packs, credit }: AffectedPacks): string =>
  `packs affected: ${packs}${credit ? `, expected credit ${toNumeric(credit.amountMinor)} ${credit.currency}` : ''}`;

export const ticketCommands: Readonly<Record<string, Read>> = {
  ticket([action, ...args]) {
    const read = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!read)
      throw new WrongCall(
        `A request is listed, shown, answered, moved or merged: ticket ${Object.keys(actions).join('|')}.`,
      );
    return read(args);
  },
};
