import type { SupportDeps } from '../needs/support.deps.ts';
import type { Ticket } from '../rules/ticket.model.ts';

/** Open pages of anyone who may see it hear that it has changed. */
export const announceTicket = (
  { announce }: Pick<SupportDeps, 'announce'>,
  { id, owner: { companyId, shipToId, country } }: Pick<Ticket, 'id' | 'owner'>,
): Promise<void> =>
  // One of no ship-to is the whole company's: nobody has a ship-to without a number.
  announce({ kind: 'ticket', id, section: 'Support', companyId, shipToId: shipToId ?? '', country });
