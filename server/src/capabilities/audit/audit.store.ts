import type { Transaction } from '#platform/database/connection.ts';
import type { AuditEvent } from './audit.model.ts';

export type AuditStore = ReturnType<typeof auditStore>;

export function auditStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'audit_event'>();

  return {
    async addEvent(event: AuditEvent): Promise<void> {
      await tables
        .insertInto('audit_event')
        .values({
          at: event.at,
          actor: event.actor,
          company_id: event.companyId ?? null,
          action: event.action,
          subject: event.subject,
          details: JSON.stringify(event.details),
          request_id: event.requestId,
        })
        .execute();
    },
  };
}
