import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  type Cart,
  type LoadAfter,
  LoadGauge,
  LoadMessage,
  palletsOf,
  weightOf,
  weightText,
} from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LoadFigures } from './load-figures.tsx';
import classes from './load-row.module.css';

type Props = { cart: Cart; after: LoadAfter | undefined; hint: string | undefined };

/** The vehicle and the verdict on it, one row high; its figures and the flag of the minimum on demand. */
export function LoadRow({ cart, after, hint }: Props) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const load = cart.progress_bar_data;
  const pallets = palletsOf(load);
  const weight = weightOf(load);
  return (
    <section className="card clip" aria-labelledby="load">
      <VisuallyHidden>
        <h2 id="load">{t('gauge.heading')}</h2>
      </VisuallyHidden>
      <div className={classes.row}>
        {!isOpen && (
          <div className={classes.gauge}>
            <LoadGauge load={load} size="sm" after={after} />
          </div>
        )}
        <div className={classes.words}>
          <p className={`${classes.amounts} size-15 line-20 tabular`}>
            {!load.handstacked && (
              <>
                <strong>{formatNumber(language, pallets.value)}</strong>{' '}
                {t('gauge.ofPallets', { n: formatNumber(language, pallets.maximum) })} ·{' '}
              </>
            )}
            <strong>{weightText(language, weight.value)}</strong>{' '}
            {t('gauge.ofWeight', { n: weightText(language, weight.maximum) })}
          </p>
          <div className={classes.verdict}>
            <LoadMessage progress={load}>{hint}</LoadMessage>
          </div>
        </div>
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{t('gauge.details')}</span>
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <div id={id} className={classes.details}>
          <LoadFigures cart={cart} />
          <LoadGauge load={load} size="lg" after={after} />
        </div>
      )}
    </section>
  );
}
