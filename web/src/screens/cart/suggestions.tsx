import { weightOfPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addLine,
  amountText,
  type Cart,
  LinePicture,
  type LoadAfter,
  palletsText,
  weightText,
} from '#capabilities/cart/index.ts';
import { catalogueQueries } from '#capabilities/catalogue/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { candidatesOf } from './candidates.ts';
import { goalOf, type Suggestion, suggestFilling } from './fill-suggestions.ts';
import classes from './suggestions.module.css';

type Props = {
  cart: Cart;
  /** Shows on the vehicle what a press would add. */
  onLookAt: (after: LoadAfter | undefined) => void;
};

/** Whole layers and pallets of the customer's own goods that bring the vehicle to its minimum, or full; one press each. */
export function Suggestions({ cart, onLookAt }: Props) {
  const goal = goalOf(cart);
  return goal && <Offered cart={cart} kind={goal.kind} onLookAt={onLookAt} />;
}

function Offered({ cart, kind, onLookAt }: Props & { kind: 'minimum' | 'full' }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { data: favourites } = useQuery(
    catalogueQueries.favouritesPreview({ language, shipToId: cart.ship_to_id ?? undefined }),
  );
  const suggestions = suggestFilling(cart, candidatesOf(cart, favourites?.items ?? []));
  if (suggestions.length === 0) return null;
  return (
    <div className={classes.suggestions}>
      <h2 className="mb-8 text-14 semibold letters-0">{t(`suggestions.${kind}`)}</h2>
      <ul className={classes.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.product.sku}>
            <OneSuggestion suggestion={suggestion} cart={cart} onLookAt={onLookAt} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type OneProps = Pick<Props, 'cart' | 'onLookAt'> & { suggestion: Suggestion };

function OneSuggestion({ suggestion, cart, onLookAt }: OneProps) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const { t: catalogueText } = useTranslation('catalogue');
  const language = useLanguage();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const { product, amount, packs, after } = suggestion;
  const add = async () => {
    setSending(true);
    onLookAt(undefined);
    await addLine({ client, language }, { product }, amount).finally(() => setSending(false));
  };
  const load = cart.progress_bar_data;
  const then = load.handstacked ? weightText(language, after.weightKg) : palletsText({ t, language }, after.pallets);
  const what = amountText({ t: catalogueText, language }, product, amount);
  return (
    <button
      type="button"
      className={classes.suggestion}
      aria-busy={isSending}
      data-busy={isSending || undefined}
      onPointerEnter={() => onLookAt(after)}
      onPointerLeave={() => onLookAt(undefined)}
      onFocus={() => onLookAt(after)}
      onBlur={() => onLookAt(undefined)}
      onClick={() => void (isSending || add())}
    >
      <VisuallyHidden>{t('suggestions.add')}</VisuallyHidden>
      <LinePicture product={product} />
      <span className="grid shrinkable text-13 tabular">
        <span className="text-14 semibold">{product.name}</span>
        <span className="muted">{product.pack_label}</span>
        <span className="muted">
          {what} · {formatNumber(language, weightOfPacks(packs, product.gross_weight_for_one_cas))}&nbsp;kg
        </span>
        <span className={`${classes.result} success`}>
          {product.price !== undefined && (
            <strong>
              {formatMoney(language, Math.round(product.price * 100 * packs) / 100, cart.prices.currency)}
            </strong>
          )}{' '}
          {t('suggestions.then', { load: then })}
        </span>
      </span>
      <span className={classes.plus}>
        <IconPlus size={20} stroke={2} aria-hidden="true" />
      </span>
    </button>
  );
}
