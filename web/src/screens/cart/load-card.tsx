import { useState } from 'react';
import {
  type Cart,
  type LoadAfter,
  LoadGauge,
  LoadMessage,
  type Measure,
  Missing,
  palletsOf,
  weightOf,
  weightText,
} from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import card from './card.module.css';
import { goalOf } from './fill-suggestions.ts';
import classes from './load-card.module.css';
import { Suggestions } from './suggestions.tsx';

/** The vehicle with its figures, the verdict on it, and what would bring it further (moment 13). */
export function LoadCard({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const [after, setAfter] = useState<LoadAfter>();
  const load = cart.progress_bar_data;
  const pallets = palletsOf(load);
  const weight = weightOf(load);
  const goal = goalOf(cart);
  const transport = cart.available_transport_types.find(({ value }) => value === cart.delivery_method);
  const { missing } = pallets;
  const addPallets = t('gauge.addPallets', { count: missing, n: formatNumber(language, missing) });
  const addWeight = t('gauge.addWeight', { weight: weightText(language, weight.missing) });
  return (
    <section className={card.card} aria-labelledby="load">
      <h2 id="load" className={classes.hidden}>
        {t('gauge.heading')}
      </h2>
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
      <LoadGauge load={load} size="lg" after={after} />
      <div className="mt-12">
        <LoadMessage progress={load}>
          {goal?.kind === 'minimum' && (goal.measure === 'pallets' ? addPallets : addWeight)}
        </LoadMessage>
      </div>
      {goal && <Suggestions cart={cart} kind={goal.kind} onLookAt={setAfter} />}
    </section>
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
