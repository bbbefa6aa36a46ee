import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useBriefCart } from '../queries/cart.queries.ts';
import { type Measure, palletsOf, weightOf } from './gauge-load.ts';
import { weightText } from './gauge-text.ts';
import { LoadGauge } from './load-gauge.tsx';
import classes from './load-strip.module.css';
import { Missing } from './load-words.tsx';

/** Pallets, the vehicle, weight: on one line. */
export default function LoadStrip() {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const load = useBriefCart()?.progress_bar_data;
  if (!load) return null;
  const pallets = palletsOf(load);
  const weight = weightOf(load);
  return (
    <div className={classes.strip}>
      {!load.handstacked && (
        <Figure
          name={t('gauge.palletsName')}
          figures={t('gauge.weightOf', {
            n: formatNumber(language, pallets.value),
            max: formatNumber(language, pallets.maximum),
          })}
          measure={pallets}
          kind="pallets"
        />
      )}
      <LoadGauge load={load} size="low" />
      <Figure
        name={t('gauge.weightName')}
        figures={t('gauge.weightOf', {
          n: weightText(language, weight.value),
          max: weightText(language, weight.maximum),
        })}
        measure={weight}
        kind="weight"
      />
    </div>
  );
}

type FigureProps = { name: string; figures: string; measure: Measure; kind: 'pallets' | 'weight' };

const Figure = ({ name, figures, measure, kind }: FigureProps) => (
  <p className="grid size-15 line-20 tabular nowrap">
    <span className="text-13 muted">{name}</span>
    <strong>{figures}</strong>
    <Missing measure={measure} kind={kind} />
  </p>
);
