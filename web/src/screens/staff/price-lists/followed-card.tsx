import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FollowedLists, type Planned, priceListQueries } from '#capabilities/pricing/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { FollowedList } from './followed-list.tsx';
import { inventedFollowed } from './invented-lists.ts';
import { PlanForm } from './plan-form.tsx';
import { PreviewCard } from './preview-card.tsx';

/** What one ship-to follows, and a further list for it. */
export function FollowedCard({ shipTo }: { shipTo: string }) {
  const { t } = useTranslation('price-lists');
  const query = useQuery(priceListQueries.followed(shipTo));
  return (
    <BlockStates query={query} failed={t('followed.failed')} waiting={<Followed followed={inventedFollowed} />}>
      {(followed) => <Followed followed={followed} />}
    </BlockStates>
  );
}

function Followed({ followed }: { followed: FollowedLists }) {
  const { t } = useTranslation('price-lists');
  const { data: self } = useQuery(staffQueries.self());
  const [planned, setPlanned] = useState<Planned>();
  const mayPlan = holdsRight(self?.rights, 'assignments.edit');
  const { shipTo } = followed;
  return (
    <div className="grid one-column gap-16">
      <Card heading={t('followed.heading', { name: shipTo.name, id: shipTo.id })}>
        <FollowedList followed={followed} mayPlan={mayPlan} />
        {mayPlan && <PlanForm followed={followed} onPlan={setPlanned} />}
      </Card>
      {planned && <PreviewCard followed={followed} planned={planned} onDone={() => setPlanned(undefined)} />}
    </div>
  );
}
