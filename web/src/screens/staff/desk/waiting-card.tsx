import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { ChangeList } from '../changes/change-list.tsx';
import { inventedChange } from '../changes/invented-change.ts';

const shownAtOnce = 5;

/** What waits for the reader's decision, with what decides it. */
export function WaitingCard({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation('staff');
  const query = useQuery(staffQueries.changes('waiting', 1));
  return (
    <Card
      heading={t('desk.waiting')}
      actions={
        mayManage && (
          <ButtonLink to="/staff/changes" variant="default" size="sm">
            {t('desk.allChanges')}
          </ButtonLink>
        )
      }
    >
      <BlockStates query={query} failed={t('changes.failed')} waiting={<ChangeList changes={[inventedChange]} />}>
        {({ results }) => {
          const toDecide = results.filter(({ mayDecide }) => mayDecide).slice(0, shownAtOnce);
          return toDecide.length > 0 ? (
            <ChangeList changes={toDecide} />
          ) : (
            <p className="size-15 muted">{t('desk.nothingWaits')}</p>
          );
        }}
      </BlockStates>
    </Card>
  );
}
