import { useQuery } from '@tanstack/react-query';
import { type Closing, calendarsQueries } from '#capabilities/calendars/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ConsequencesList } from './consequences-list.tsx';

/** What a day that is to be closed or changed would hit, asked for while one still thinks about it. */
export function Foreseen({ closing }: { closing: Closing }) {
  const { t } = useTranslation('calendars');
  const { data, isError } = useQuery(calendarsQueries.consequences(closing));
  return (
    <div aria-live="polite">
      {data && <ConsequencesList hits={data} />}
      {!data && <p className="text-14 muted">{t(isError ? 'hits.failed' : 'hits.waiting')}</p>}
    </div>
  );
}
