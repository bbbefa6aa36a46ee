import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Cart } from '#capabilities/cart/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import card from './card.module.css';
import { LineCards } from './line-cards.tsx';
import { LineTable } from './line-table.tsx';
import classes from './lines.module.css';
import { Returnables } from './returnables.tsx';

type Props = { cart: Cart; isWide: boolean };

/** What is ordered: a table where there is room, cards where there is not. */
export function Lines({ cart, isWide }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  return (
    <section className={`${card.card} ${classes.lines}`} aria-labelledby="lines">
      <div className={`${classes.head} row wrap gap-0-12`}>
        <h2 id="lines" className="text-17">
          {t('linesHeading', { n: formatNumber(language, cart.items.length) })}
        </h2>
        <p className="text-14 muted">{t('netPrices')}</p>
        <Link to="/catalog/products" className={classes.more}>
          <IconPlus size={18} stroke={2} aria-hidden="true" />
          {t('addGoods')}
        </Link>
      </div>
      {isWide ? <LineTable items={cart.items} /> : <LineCards items={cart.items} />}
      <Returnables cart={cart} />
    </section>
  );
}
