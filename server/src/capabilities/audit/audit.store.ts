import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AuditEvent } from './audit.model.ts';

export type AuditStore = ReturnType<typeof auditStore>;

export const auditStore = namedStore('audit', (transaction: Transaction) => {
  return {
    async addEvent(event: AuditEvent): Promise<void> {
      const { at, actor, actingFor, companyId, action, subject, details, changes, requestId } = event;
      await runFixed(
        transaction,
        fixed`
          insert into audit_event (at, actor, acting_for, company_id, action, subject, details, changes, request_id)
          values (${at}, ${actor}, ${actingFor}, ${companyId}, ${action}, ${subject}, ${JSON.stringify(details)},
            ${JSON.stringify(changes)}, ${requestId})`,
      );
    },
  };
});
