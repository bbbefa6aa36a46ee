import type { RecordedAction } from '@dray/contract/staff/recorded-actions.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Managing, StaffDeps } from '../needs/staff.deps.ts';
import type { ChangeRequest, NewChange } from '../rules/change-request.model.ts';

export type Recorded = { action: RecordedAction; details: Readonly<Record<string, string | number | boolean>> };

/** Puts a change before a second person. The caller has judged whether it may be asked for at all. */
export async function askChange(
  { changes, audit, clock }: StaffDeps,
  { caller, actor }: Managing,
  wanted: NewChange,
  { action, details }: Recorded,
): Promise<ChangeRequest> {
  const now = clock.now();
  await changes.expireWaiting(now);
  const change = await changes.addChange(wanted, caller.uid, now);
  if (!change) throw new Refusal('CHANGE_WAITING');
  await audit.record(actor, {
    action,
    subject: change.subject,
    details: { ...details, request: change.id },
    companyId: undefined,
  });
  return change;
}
