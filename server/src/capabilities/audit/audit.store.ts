import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import type { AuditEvent } from './audit.model.ts';

export type AuditStore = ReturnType<typeof auditStore>;

export function auditStore(transaction: Transaction) {
  return {
    async addEvent({ at, actor, companyId, action, subject, details, requestId }: AuditEvent): Promise<void> {
      await runFixed(
        transaction,
        fixed`
          insert into audit_event (at, actor, company_id, action, subject, details, request_id)
          values (${at}, ${actor}, ${companyId}, ${action}, ${subject}, ${JSON.stringify(details)}, ${requestId})`,
      );
    },
  };
}
