import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import { detailsOf, subjectOf } from './add-exception.ts';
import type { DaysDeps } from './days.deps.ts';
import type { KeptException } from './days.model.ts';

/** From now on the day is what the calendar says; of two at once the second finds nothing. */
export async function endException(
  { days, audit }: DaysDeps,
  actor: Actor,
  {
    exception,
    version,
    companyId,
  }: {
    exception: KeptException;
    version: number | undefined;
    companyId: string | undefined;
  },
): Promise<void> {
  if (!(await days.endException(exception.id, version, actor.name))) throw new Refusal('CHANGED_MEANWHILE');
  await audit.record(actor, {
    action: 'calendar-exception-ended',
    subject: subjectOf(exception),
    details: detailsOf(exception),
    companyId,
  });
}
