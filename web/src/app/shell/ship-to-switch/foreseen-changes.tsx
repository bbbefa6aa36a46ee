import type { Cart } from '#capabilities/cart/index.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Foreseen } from './foresee.queries.ts';
import classes from './foreseen-changes.module.css';
import type { Limits, Range } from './foreseen-delivery.ts';

type Props = { cart: Cart; seen: Foreseen };

/** In words: prices and what they come to, what cannot be had, transport, day and limits. */
export function ForeseenChanges({ cart, seen }: Props) {
  const { t } = useTranslation('moving');
  const { move, delivery } = seen;
  const isSame =
    move.changed.length + move.gone.length === 0 &&
    delivery.transport === undefined &&
    delivery.day === undefined &&
    !delivery.limits;
  if (isSame) return <p>{t('moving.same')}</p>;
  return (
    <ul className={`${classes.changes} grid gap-8`}>
      <Prices cart={cart} move={move} />
      <Delivery cart={cart} seen={seen} />
    </ul>
  );
}

function Prices({ cart, move: { changed, gone, oldTotal, newTotal } }: { cart: Cart; move: Foreseen['move'] }) {
  const { t } = useTranslation(['moving', 'cart']);
  const language = useLanguage();
  const { currency } = cart.prices;
  const money = (amount: number) => formatMoney(language, amount, currency);
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  return (
    <>
      {changed.length === 0 && <li>{t('moving.samePrices')}</li>}
      {changed.length > 0 && (
        <li>
          <details>
            <summary>{t('moving.prices', n(changed.length))}</summary>
            <ul className={classes.lines}>
              {changed.map((line) => (
                <li key={line.id}>
                  {line.name}: {t('cart:priceChanged', { old: money(line.old), new: money(line.new) })}
                </li>
              ))}
            </ul>
          </details>
          <strong>{t('moving.goods', { old: money(oldTotal), new: money(newTotal) })}</strong>
        </li>
      )}
      {gone.length > 0 && (
        <li className="warning">
          {t('moving.gone', n(gone.length))}
          <ul className={classes.lines}>
            {gone.map(({ id, name, reason }) => (
              <li key={id}>{reason ? `${name}: ${reason}` : name}</li>
            ))}
          </ul>
        </li>
      )}
    </>
  );
}

function Delivery({ cart, seen: { delivery, transports } }: Props) {
  const { t } = useTranslation('moving');
  const language = useLanguage();
  const { transport, day, limits } = delivery;
  const labelOf = (code: string | null | undefined) =>
    transports.find(({ value }) => value === code)?.label ?? code ?? '';
  const limitText = useLimitText(cart.prices.currency);
  return (
    <>
      {transport !== undefined && (
        <li>{t('moving.transport', { old: labelOf(cart.delivery_method), new: labelOf(transport) })}</li>
      )}
      {day !== undefined && cart.delivery_date && (
        <li>
          {t('moving.day', {
            old: formatDateWithWeekday(language, cart.delivery_date),
            new: day === null ? t('moving.noDay') : formatDateWithWeekday(language, day),
          })}
        </li>
      )}
      {limits && <li>{t('moving.limits', { old: limitText(limits.old), new: limitText(limits.new) })}</li>}
    </>
  );
}

/** 5–33 pallets, up to 24 t. */
function useLimitText(currency: string): (limits: Limits) => string {
  const { t } = useTranslation('moving');
  const language = useLanguage();
  const rangeText = ({ min, max }: Range, toText: (value: number) => string): string | undefined => {
    if (min !== null && max !== null) return `${toText(min)}–${toText(max)}`;
    if (min !== null) return t('moving.from', { min: toText(min) });
    return max === null ? undefined : t('moving.upTo', { max: toText(max) });
  };
  return ({ pallets, weight, price }) => {
    const range = rangeText(pallets, (value) => formatNumber(language, value));
    const all = [
      range && t('moving.pallets', { range }),
      rangeText(weight, (value) => formatWeight(language, value)),
      rangeText(price, (value) => formatMoney(language, value, currency)),
    ];
    return all.filter(Boolean).join(', ') || t('moving.noLimit');
  };
}
