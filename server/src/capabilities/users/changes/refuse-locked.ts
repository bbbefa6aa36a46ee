import type { RefusalCode } from '@dray/contract/refusal-codes.ts';
import type { LockReason } from '@dray/contract/users/managed-user-shapes.ts';
import { Refusal } from '#platform/refusal.ts';

const codes: Readonly<Record<LockReason, RefusalCode>> = {
  self: 'NOT_YOURSELF',
  'last-owner': 'LAST_OWNER',
  staff: 'STAFF_ACCOUNT',
  'more-rights': 'MORE_RIGHTS_THAN_YOU',
};

export function refuseLocked(reason: LockReason | undefined): void {
  if (reason) throw new Refusal(codes[reason]);
}
