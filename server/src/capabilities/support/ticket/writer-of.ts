import type { Request } from '#platform/request/request.ts';
import type { Writer } from '../rules/ticket.model.ts';
import type { Mover } from '../rules/ticket-transitions.model.ts';

/** Who writes is what the session says, whatever the call names. */
export const writerOf = ({ caller: { uid, isStaff } }: Pick<Request, 'caller'>): Writer =>
  isStaff ? { isStaff, uid, staffName: undefined } : { isStaff, uid };

export const moverOf = ({ isStaff }: Pick<Writer, 'isStaff'>): Mover => (isStaff ? 'staff' : 'customer');
