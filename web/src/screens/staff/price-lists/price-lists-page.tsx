import { useNavigate } from '@tanstack/react-router';
import { isPlainKey } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { AllLists } from './all-lists.tsx';
import { FollowedCard } from './followed-card.tsx';
import { ShipToForm } from './ship-to-form.tsx';

/** Which list a ship-to follows and will follow; below, the lists there are. */
export function PriceListsPage({ shipTo }: { shipTo: string | undefined }) {
  const { t } = useTranslation('price-lists');
  const navigate = useNavigate();
  const ask = (next: string) =>
    void navigate({ to: '/staff/prices/lists', search: { shipTo: next }, resetScroll: false });
  return (
    <>
      <PageHead title={t('heading')} lead={t('lead')} />
      <Stack>
        <ShipToForm key={shipTo} address={shipTo} onAsk={ask} />
        {isPlainKey(shipTo) && <FollowedCard key={shipTo} shipTo={shipTo} />}
        <AllLists />
      </Stack>
    </>
  );
}
