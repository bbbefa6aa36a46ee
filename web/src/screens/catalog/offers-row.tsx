import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { Link } from '@tanstack/react-router';
import { type Reader, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './offers-row.module.css';
import { useOffers } from './use-offers.ts';

type Props = {
  reader: Reader;
  /** Above rows: the heading beside the offers, and each on two lines. */
  isLow: boolean;
};

/** Bundles are in no list of goods (T51): here buyers meet them. Its room is there before they are. */
export function OffersRow({ reader, isLow }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const isGross = usePriceBasis() === 'gross';
  const { offers, hasRoom } = useOffers(reader);
  // The goods below are what one came for: offers that could not be fetched, or that there are none of, take no room.
  if (!hasRoom) return null;
  return (
    <section className={`${classes.offers} grid gap-8`} data-low={isLow || undefined} aria-labelledby="offers">
      <h2 id="offers" className="size-15 line-20">
        {t('offers.heading')}
      </h2>
      <ul className={classes.row}>
        {offers.map(({ sku, name, thumbnail, currency, bundle_fields: terms, deposit, ...price }) => {
          const [own, list] = isGross
            ? [price.your_price_tax, price.base_price_tax]
            : [price.your_price, price.base_price];
          const money = (amount: number) => formatMoney(language, amount, currency);
          return (
            <li key={sku} className={`${classes.offer} flex relative shrinkable gap-12`}>
              <Picture
                className={classes.picture}
                source={thumbnail}
                fallback={packPlaceholder('BUNDLE')}
                alt=""
                width={48}
                height={48}
              />
              <div className={`${classes.words} shrinkable`}>
                <Link to="/catalog/$id" params={{ id: sku }} className={`${classes.name} semibold ink plain anywhere`}>
                  {name}
                </Link>
                <p className={classes.figures}>
                  {own != null && <strong className={`${classes.price} ink`}>{money(own)}</strong>}
                  {own != null && list != null && list > own && (
                    <s>
                      <VisuallyHidden>{t('price.list')}: </VisuallyHidden>
                      {money(list)}
                    </s>
                  )}
                </p>
                <p className={classes.figures}>
                  {deposit > 0 ? t('price.deposit', { amount: money(deposit) }) : t('price.noDeposit')}
                  {terms?.valid_to && <> · {t('offers.until', { date: formatShortDate(language, terms.valid_to) })}</>}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
