import { type OrderView, orderViews } from '@dray/contract/ordering/order-views.ts';
import type { OrderCounts } from '#capabilities/ordering/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { countText } from './counted.ts';

type Props = {
  view: OrderView | undefined;
  counts: OrderCounts | undefined;
  onChoose: (view: OrderView | undefined) => void;
};

/** The questions that are asked most: what is on its way, and what did not come as it was ordered. */
export function QuickViews({ view, counts, onChoose }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const named = (each: OrderView) =>
    counts ? `${t(`views.${each}`)}\u00a0${countText(language, counts.views[each])}` : t(`views.${each}`);
  return (
    <Segments
      label={t('views.label')}
      value={view ?? 'all'}
      segments={[
        { value: 'all', label: t('views.all') },
        ...orderViews.map((each) => ({ value: each, label: named(each) })),
      ]}
      onChoose={(chosen) => onChoose(chosen === 'all' ? undefined : chosen)}
    />
  );
}
