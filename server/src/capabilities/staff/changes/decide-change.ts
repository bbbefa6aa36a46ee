import { Refusal } from '#platform/refusal.ts';
import type { Managing, StaffDeps } from '../needs/staff.deps.ts';
import { type ChangeRequest, isShownTo, stateAt, whyNotDecided } from '../rules/change-request.model.ts';
import { decidesIn } from './find-deciders.ts';

/**
 * Applies what somebody else asked for, once. What has moved meanwhile is refused and goes on waiting: a person decides
 * whether it is refused or asked for anew.
 */
export async function approveChange(deps: StaffDeps, request: Managing, id: string): Promise<ChangeRequest> {
  const change = await lockShown(deps, request, id);
  if (isRepeated(change, 'approved', request)) return change;
  refuseUndecidable(deps, request, change);
  await deps.kinds[change.kind].apply(request, change);
  return decide(deps, request, change, 'approved');
}

export async function refuseChange(
  deps: StaffDeps,
  request: Managing,
  { id, reason }: { id: string; reason: string },
): Promise<ChangeRequest> {
  const change = await lockShown(deps, request, id);
  if (isRepeated(change, 'refused', request)) return change;
  refuseUndecidable(deps, request, change);
  await recordEnd(deps, request, change, 'refused');
  return decide(deps, request, change, 'refused', reason);
}

/** Only by the one who asked. */
export async function withdrawChange(deps: StaffDeps, request: Managing, id: string): Promise<ChangeRequest> {
  const change = await lockShown(deps, request, id);
  if (change.requestedBy !== request.caller.uid) throw new Refusal('NOT_FOUND');
  if (change.state === 'withdrawn') return change;
  refuseEnded(deps, change);
  await recordEnd(deps, request, change, 'withdrawn');
  return decide(deps, request, change, 'withdrawn');
}

async function lockShown(deps: StaffDeps, { caller }: Managing, id: string): Promise<ChangeRequest> {
  const change = await deps.changes.lockChange(id);
  if (!change || !isShownTo(change, caller.uid, decidesIn(deps, caller))) throw new Refusal('NOT_FOUND');
  return change;
}

/** The same decision of the same person, sent again. */
const isRepeated = (change: ChangeRequest, state: 'approved' | 'refused', { caller }: Managing): boolean =>
  change.state === state && change.decidedBy === caller.uid;

function refuseUndecidable(deps: StaffDeps, { caller }: Managing, change: ChangeRequest): void {
  refuseEnded(deps, change);
  const whyNot = whyNotDecided(change, caller.uid, decidesIn(deps, caller));
  if (whyNot === 'own') throw new Refusal('OWN_CHANGE_REQUEST');
  if (whyNot) throw new Refusal('STAFF_RIGHT_MISSING', { right: deps.kinds[change.kind].right });
}

function refuseEnded({ clock }: StaffDeps, { state, expiresAt }: ChangeRequest): void {
  if (stateAt(state, expiresAt, clock.now()) !== 'waiting') throw new Refusal('CHANGE_DECIDED');
}

const decide = (
  { changes, clock }: StaffDeps,
  { caller }: Managing,
  { id }: ChangeRequest,
  state: 'approved' | 'refused' | 'withdrawn',
  reason?: string,
): Promise<ChangeRequest> => changes.decideChange(id, { state, by: caller.uid, reason, at: clock.now() });

/** What was said why stays with the request: the audit holds no texts of people. */
const recordEnd = (
  { audit }: StaffDeps,
  { actor }: Managing,
  { id, kind, subject }: ChangeRequest,
  state: 'refused' | 'withdrawn',
): Promise<void> =>
  audit.record(actor, {
    action: state === 'refused' ? 'change-refused' : 'change-withdrawn',
    subject,
    details: { kind, request: id },
    companyId: undefined,
    changes: { state: { from: 'waiting', to: state } },
  });
