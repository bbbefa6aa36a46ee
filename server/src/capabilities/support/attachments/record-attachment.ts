import type { Actor } from '#platform/request/request.ts';
import type { SupportDeps } from '../needs/support.deps.ts';
import type { Ticket } from '../rules/ticket.model.ts';

type Done = 'attachment-added' | 'attachment-removed' | 'attachment-downloaded';

/** Who did what to which file of whose; its name may say more than that, and is left out. */
export const recordAttachment = (
  { audit }: Pick<SupportDeps, 'audit'>,
  actor: Actor,
  action: Done,
  { id, ticket }: { id: string; ticket: Ticket },
) =>
  audit.record(actor, {
    action,
    subject: `attachment:${id}`,
    details: { ticketId: ticket.id },
    companyId: ticket.owner.companyId,
  });
