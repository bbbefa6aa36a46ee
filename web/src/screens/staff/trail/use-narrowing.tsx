import { type RecordedEvent, type TrailFilters, useEventWords } from '#capabilities/staff/index.ts';
import { Narrowing } from './narrowing.tsx';
import { subjectOf } from './subject-of.ts';

/** The values of a record that the list can be narrowed to. */
export function useNarrowing(filters: TrailFilters) {
  const words = useEventWords();
  return {
    action: (event: RecordedEvent) => (
      <Narrowing filters={filters} name="action" value={event.action}>
        {words.action(event)}
      </Narrowing>
    ),
    who: (event: RecordedEvent) => (
      <Narrowing filters={filters} name="actor" value={event.actor.uid}>
        {words.actor(event)}
      </Narrowing>
    ),
    what(event: RecordedEvent) {
      const beside = words.besideSubject(event);
      return (
        <>
          <Narrowing filters={filters} name="subject" value={subjectOf(event)}>
            {words.subject(event)}
          </Narrowing>
          {beside && <span className="block text-13 muted anywhere">{beside}</span>}
        </>
      );
    },
    company: (event: RecordedEvent) =>
      event.company && (
        <Narrowing filters={filters} name="company" value={event.company.id}>
          {words.company(event)}
        </Narrowing>
      ),
  };
}
