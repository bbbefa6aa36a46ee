import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AffectedCompany, AuditEvent } from './audit.model.ts';

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

    /** With each of the companies that it affects. */
    async addShared(event: AuditEvent, companies: readonly AffectedCompany[]): Promise<void> {
      const { at, actor, actingFor, action, subject, details, changes, requestId } = event;
      await runFixed(
        transaction,
        fixed`
          with event as (
            insert into audit_event (at, actor, acting_for, action, subject, details, changes, request_id)
            values (${at}, ${actor}, ${actingFor}, ${action}, ${subject}, ${JSON.stringify(details)},
              ${JSON.stringify(changes)}, ${requestId})
            returning id, at, action
          )
          insert into audit_company (event_id, company_id, action, at, details)
          select event.id, c."companyId", event.action, event.at, c.details
          from event, jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as c("companyId" text, details jsonb)`,
      );
    },
  };
});
