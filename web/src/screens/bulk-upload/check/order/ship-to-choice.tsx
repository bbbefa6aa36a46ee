import { useSession } from '#capabilities/session/index.ts';
import { isOpenShipTo, shipToName } from '#capabilities/ship-to/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ChoiceField } from '#ui/form/combobox/choice-field.tsx';

type Props = { label: string; isLabelHidden?: boolean; value: string; onChoose: (id: string) => void };

/** One of the reader's own ship-tos. */
export function ShipToChoice({ label, isLabelHidden = false, value, onChoose }: Props) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const shipTos = (useSession().user?.shipTos ?? []).filter(isOpenShipTo);
  const focusInside = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
  return (
    <div ref={focusInside}>
      <ChoiceField
        label={label}
        isLabelHidden={isLabelHidden}
        choices={shipTos.map((shipTo) => ({ value: shipTo.id, label: `${shipTo.id} ${shipToName(shipTo)}` }))}
        value={value}
        onChoose={onChoose}
        found={(count) => t('check.shipTos', { count, n: formatNumber(language, count) })}
        nothing={t('check.noShipTo')}
      />
    </div>
  );
}
