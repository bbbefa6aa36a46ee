import type { UseQueryResult } from '@tanstack/react-query';
import type { Desk } from '#capabilities/desk/index.ts';
import type { StaffSelf } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { OwnRights } from './own-rights.tsx';
import { CutOffsCard } from './today/cut-offs-card.tsx';

type Props = { self: UseQueryResult<StaffSelf>; desk: UseQueryResult<Desk> };

/** What goes with the day: until when orders come in, and what the reader may do. */
export function DeskAside({ self, desk }: Props) {
  const { t } = useTranslation('staff');
  return (
    <>
      {desk.data?.cutOffs !== undefined && (
        <CutOffsCard cutOffs={desk.data.cutOffs} onRetry={() => void desk.refetch()} />
      )}
      <BlockStates query={self} failed={t('rightsFailed')} waiting={<OwnRights held={invented} />}>
        {({ rights }) => <OwnRights held={rights} />}
      </BlockStates>
    </>
  );
}

const invented = (['customers.read', 'orders.read', 'requests.answer', 'people.help'] as const).map((right) => ({
  right,
  markets: ['CZ'],
  ownCustomersOnly: false,
}));
