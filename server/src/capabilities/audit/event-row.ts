import type { AuditAction, AuditEvent, TrailEvent } from './audit.model.ts';

export type EventRow = {
  id: string;
  at: Date;
  actor: string;
  acting_for: string | null;
  company_id: string | null;
  action: string;
  subject: string;
  details: AuditEvent['details'];
  changes: AuditEvent['changes'];
  request_id: string;
  own?: readonly AuditEvent['details'][] | null;
};

export const toEvent = (row: EventRow): TrailEvent => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  actingFor: row.acting_for ?? undefined,
  companyId: row.company_id ?? undefined,
  action: row.action as AuditAction,
  subject: row.subject,
  details: row.details,
  changes: row.changes,
  requestId: row.request_id,
  ...(row.own ? { own: row.own } : {}),
});
