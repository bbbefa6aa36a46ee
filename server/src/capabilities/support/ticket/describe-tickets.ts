import { ticketStatusText } from '@dray/contract/texts/support-text.ts';
import type { BellEntry, Described } from '#capabilities/notifications/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { SupportDeps } from '../needs/support.deps.ts';

/** Requests at the bell, as far as the reader may still see them. */
export async function describeTickets(
  { list }: Pick<SupportDeps, 'list'>,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('Support');
  const ids = entries.flatMap(({ params }) => ('ticketId' in params ? [params.ticketId] : []));
  if (!scope || ids.length === 0) return [];
  const reached = new Map((await list.listReached(scope, [...new Set(ids)])).map((each) => [each.id, each]));
  return entries.flatMap(({ id, params }): Described[] => {
    const ticket = 'ticketId' in params ? reached.get(params.ticketId) : undefined;
    if (!ticket) return [];
    const { caseNumber: number, title, status } = ticket;
    const values = { number, title, status: ticketStatusText(status, request.language) };
    return [[id, { href: `/support/tickets?ticket=${ticket.id}`, values }]];
  });
}
