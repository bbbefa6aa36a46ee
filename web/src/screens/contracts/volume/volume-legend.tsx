import type { Contract } from '#capabilities/contracts/index.ts';
import { formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './volume-legend.module.css';

type Props = { contract: Contract; committedHl: number };

/** What the fills of the bar mean, with their figures. */
export function VolumeLegend({ contract, committedHl }: Props) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { deliveredHl, orderedHl, cartHl, remainingHl, state } = contract;
  const volume = (hl: number) => formatQuantity(language, hl, 'hl');
  const isOpen = state === 'running';
  const rows = [
    { kind: 'delivered', name: t('legend.delivered'), hl: deliveredHl },
    ...(isOpen ? [{ kind: 'ordered', name: t('legend.ordered'), hl: orderedHl }] : []),
    ...(isOpen ? [{ kind: 'cart', name: t('legend.cart'), hl: cartHl }] : []),
    { kind: 'remaining', name: t('legend.remaining', { hl: volume(committedHl) }), hl: remainingHl },
  ];
  return (
    <ul className={classes.legend}>
      {rows.map(({ kind, name, hl }) => (
        <li key={kind} className={classes.row}>
          <i className={classes.swatch} data-kind={kind} aria-hidden="true" />
          <span>
            {name} <strong>{volume(hl)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
