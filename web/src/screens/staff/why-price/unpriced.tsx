import type { UnpricedReason } from '@dray/contract/pricing/price-explanation.rest.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** Why the customer has no price, and what would give them one. */
export function Unpriced({ reason }: { reason: UnpricedReason }) {
  const { t } = useTranslation('why-price');
  return (
    <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{t(`unpriced.${reason}.heading`)}</p>
      <p>{t(`unpriced.${reason}.text`)}</p>
    </Note>
  );
}
