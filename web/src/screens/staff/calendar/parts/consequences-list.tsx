import type { Consequences } from '#capabilities/calendars/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './consequences-list.module.css';

/** Whom a change hits, before it is made: how many, and the first of them by name. */
export function ConsequencesList({ hits }: { hits: Consequences }) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const { orders, carts, named } = hits;
  if (orders + carts === 0) return <p className="text-14 muted">{t('hits.none')}</p>;
  const counts = [
    ...(orders > 0 ? [t('hits.orders', { count: orders, n: formatNumber(language, orders) })] : []),
    ...(carts > 0 ? [t('hits.carts', { count: carts, n: formatNumber(language, carts) })] : []),
  ];
  return (
    <div className="grid gap-8">
      <p className="semibold">{counts.join(', ')}</p>
      {/* What scrolls is reached by the keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to scroll it without a pointer */}
      <ul className={`${classes.named} text-14`} aria-label={counts.join(', ')} tabIndex={0}>
        {named.map(({ kind, orderNumber, date, shipTo, company }, index) => {
          const values = { shipTo: shipTo.name, company: company.name };
          return (
            <li key={orderNumber ?? `${shipTo.id} ${date} ${index}`} className="anywhere">
              {kind === 'order' ? t('hits.order', { number: orderNumber ?? '', ...values }) : t('hits.cart', values)}
            </li>
          );
        })}
      </ul>
      {named.length < orders + carts && (
        <p className="text-14 muted">{t('hits.more', { n: formatNumber(language, named.length) })}</p>
      )}
      <p className="text-14 muted">{t('hits.depot')}</p>
    </div>
  );
}
