import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { durationText } from '#platform/time-left.ts';
import { Note } from '#ui/page/note.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import type { CancelTerms } from './cancel-terms.model.ts';

/** Nobody counts hours to a day that is further away: the day itself says enough. */
const countedMinutes = 48 * 60;

/** Until when it can be cancelled and how long that is, or that the depot decides; it changes in place. */
export function CancelDeadline({ terms }: { terms: CancelTerms }) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  if (terms.kind === 'barred') return null;
  return (
    <Note tone="warning" icon={<IconClock size={20} stroke={1.75} aria-hidden="true" />}>
      {terms.kind === 'promised' ? (
        <>
          <strong>{t('detail.cancel.until', { moment: clock.moment(terms.until) })}</strong>
          {terms.minutes < countedMinutes && (
            <>
              <br />
              {t('detail.cancel.left', { duration: durationText(terms.minutes) })}
            </>
          )}
        </>
      ) : (
        t('detail.cancel.depotDecides')
      )}
    </Note>
  );
}
