import type { Contract } from '#capabilities/contracts/index.ts';
import { formatNumber, formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import { Card } from '#ui/page/card.tsx';
import { longMonth } from './month-text.ts';

type ContractShipTo = Contract['places'][number];

/** Where it came to, and how that is against the same days of the year before. */
export function ShipTosCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const lastYear = Number(contract.from.slice(0, 4)) - 1;
  const { from, comparedFrom } = contract;
  const changeOf = ({ comparedHl, lastYearHl }: ContractShipTo): string => {
    if (comparedHl === null || lastYearHl === null) return '–';
    const change = Math.round((comparedHl - lastYearHl) * 100) / 100;
    if (change === 0) return t('byPlace.same');
    const amount = formatQuantity(language, Math.abs(change), 'hl');
    return change > 0 ? `▲ +${amount}` : `▼ −${amount}`;
  };
  return (
    <Card heading={t('byPlace.heading')}>
      <FigureTable
        caption={t('byPlace.heading')}
        isCaptionHidden
        heads={[
          t('byPlace.place'),
          t('byPlace.delivered'),
          t('byPlace.share'),
          t('byPlace.change', { year: lastYear }),
        ]}
        rows={contract.places.map((shipTo) => ({
          key: shipTo.shipToId ?? 'others',
          name:
            shipTo.name === null
              ? t('byPlace.others')
              : t('byPlace.name', { name: shipTo.name, city: shipTo.city ?? '' }),
          figures: [
            `${formatNumber(language, shipTo.deliveredHl)}\u00a0hl`,
            formatPercent(language, Math.round(shipTo.share * 100) / 100),
            changeOf(shipTo),
          ],
        }))}
      />
      {comparedFrom !== from.slice(0, 7) && (
        <p>
          {comparedFrom
            ? t('byPlace.comparedFrom', { month: longMonth(language, comparedFrom) })
            : t('byPlace.notCompared')}
        </p>
      )}
    </Card>
  );
}
