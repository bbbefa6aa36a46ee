import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { type RecordedEvent, staffQueries } from '../queries/staff.queries.ts';
import { holdsRight } from '../words/held-rights.ts';
import { OldAndNew } from '../words/old-and-new.tsx';
import { useEventWords } from '../words/use-event-words.ts';
import { useStaffClock } from '../words/use-staff-clock.ts';
import classes from './history.module.css';
import { inventedEvents } from './invented-events.ts';

const shownAtOnce = 5;

/** The thing that a page shows, as it is written down (`account:u-1`), or the customer. */
type Props = { subject: string } | { company: string };

/** What was done to one thing or customer, on the page that shows it; for those who may read what was written down. */
export function History(of: Props) {
  const { data: self } = useQuery(staffQueries.self());
  return holdsRight(self?.rights, 'audit.read') ? <Events of={of} /> : null;
}

function Events({ of }: { of: Props }) {
  const { t } = useTranslation('staff');
  const id = useId();
  const query = useInfiniteQuery(staffQueries.trail(of, shownAtOnce));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-15 semibold">
        {t('history.heading')}
      </h3>
      <BlockStates
        query={query}
        failed={t('history.failed')}
        waiting={<EventList events={inventedEvents(shownAtOnce)} />}
      >
        {({ pages }) => {
          const events = pages.flatMap(({ results }) => results);
          return events.length > 0 ? (
            <EventList events={events} />
          ) : (
            <p className="mt-8 text-14 muted">{t('history.none')}</p>
          );
        }}
      </BlockStates>
      {hasNextPage && (
        <div className="mt-12">
          <Button variant="default" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}

function EventList({ events }: { events: readonly RecordedEvent[] }) {
  const { t } = useTranslation('staff');
  const words = useEventWords();
  const clock = useStaffClock();
  return (
    <ol className={classes.events}>
      {events.map((event) => (
        <li key={event.id} className={classes.event}>
          <p className="text-14">
            <strong className="semibold">{words.action(event)}</strong>{' '}
            <span className="muted">{t('history.by', { name: words.actor(event), when: clock.moment(event.at) })}</span>
          </p>
          <OldAndNew changes={words.changes(event)} />
          <p className="text-14 muted anywhere">{words.details(event).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}
