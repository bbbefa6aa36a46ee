import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type Audit, audit } from './audit.door.ts';
import { auditStore } from './audit.store.ts';
import { auditTrailStore } from './audit-trail.store.ts';
import { trailReadingStore } from './trail-reading.store.ts';

export const openAudit =
  ({ clock }: { clock: Clock }): DoorOf<Audit> =>
  (transaction) =>
    audit({
      events: auditStore(transaction),
      clock,
      get trail() {
        return auditTrailStore(transaction);
      },
      get reading() {
        return trailReadingStore(transaction);
      },
    });
