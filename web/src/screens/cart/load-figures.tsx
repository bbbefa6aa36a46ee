import { type Cart, type Measure, Missing, palletsOf, weightOf, weightText } from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './load-figures.module.css';

/** Pallets and weight of the vehicle, large, and which vehicle it is. */
export function LoadFigures({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const load = cart.progress_bar_data;
  const pallets = palletsOf(load);
  const weight = weightOf(load);
  const transport = cart.available_transport_types.find(({ value }) => value === cart.delivery_method);
  return (
    <div className={`${classes.figures} flex wrap mb-8 tabular`}>
      {!load.handstacked && (
        <Figure
          name={t('gauge.palletsName')}
          value={formatNumber(language, pallets.value)}
          of={t('gauge.ofPlaces', { n: formatNumber(language, pallets.maximum) })}
          measure={pallets}
          kind="pallets"
        />
      )}
      <Figure
        name={t('gauge.weightName')}
        value={weightText(language, weight.value)}
        of={t('gauge.ofWeight', { n: weightText(language, weight.maximum) })}
        measure={weight}
        kind="weight"
      />
      <p className={`${classes.vehicle} push-end text-14 muted text-end`}>
        {transport?.label}
        <br />
        {cart.outlet_details?.outlet_name}
      </p>
    </div>
  );
}

type FigureProps = { name: string; value: string; of: string; measure: Measure; kind: 'pallets' | 'weight' };

const Figure = ({ name, value, of, measure, kind }: FigureProps) => (
  <div>
    <p className="text-14 muted">{name}</p>
    <p className="flex wrap align-baseline gap-0-8">
      <strong className={classes.value}>{value}</strong> <span className="text-14 muted">{of}</span>{' '}
      <Missing measure={measure} kind={kind} />
    </p>
  </div>
);
