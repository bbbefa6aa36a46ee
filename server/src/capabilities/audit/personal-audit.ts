import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalAuditStore } from './personal-audit.store.ts';

/** What the audit holds about a person, for themselves. */
export function personalAudit(transaction: Transaction): PersonalData {
  const store = personalAuditStore(transaction);
  return {
    audit: (uid) => store.audit(uid, exportLimits.rows),
  };
}
