import type { RecordedAction } from '@dray/contract/staff/recorded-actions.ts';

export type AuditAction = RecordedAction;

type Value = string | number | boolean | null;

export type AuditEvent = {
  at: Date;
  actor: string;
  /** The customer's person for whom somebody of the staff acts. */
  actingFor: string | undefined;
  /** The company that is affected, no matter who acts. */
  companyId: string | undefined;
  action: AuditAction;
  /** The thing that was changed, by kind and key: `section:Contracts`. */
  subject: string;
  /** Ids and values of the change; never names, addresses, notes or secrets. */
  details: Readonly<Record<string, string | number | boolean>>;
  /** What it was before and is now, by field; the same holds as for the details. */
  changes: Readonly<Record<string, { from: Value; to: Value }>>;
  requestId: string;
};

/** One of several companies that an event affects, and what of it is theirs. */
export type AffectedCompany = { companyId: string; details: AuditEvent['details'] };

/** Without a company it is the actor's own that is affected; `companies`, where they are several. */
export type NewEvent = Pick<AuditEvent, 'action' | 'subject' | 'details'> &
  Partial<Pick<AuditEvent, 'companyId' | 'changes'>> & { companies?: readonly AffectedCompany[] };

/** As it was written down; `own` is what concerns the readers' companies of an event that affects several. */
export type TrailEvent = AuditEvent & { id: string; own?: readonly AuditEvent['details'][] };
