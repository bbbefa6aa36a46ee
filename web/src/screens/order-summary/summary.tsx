import {
  type Cart,
  flushPending,
  lineOfItem,
  readPending,
  shownNumber,
  useIsCartChanging,
} from '#capabilities/cart/index.ts';
import type { PlaceOutcome, Receipt, WantedOrder } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { DeliveryBlock } from './blocks/delivery-block.tsx';
import { LinesBlock } from './blocks/lines-block.tsx';
import { PayerBlock } from './blocks/payer-block.tsx';
import { PlaceBox } from './placing/place-box.tsx';
import { PriceChanges } from './placing/price-changes.tsx';
import { receiptOf } from './placing/receipt-of.ts';
import { usePriceCheck } from './placing/use-price-check.ts';
import classes from './summary.module.css';

type Props = {
  cart: Cart;
  isSending: boolean;
  outcome: PlaceOutcome | undefined;
  onPlace: (order: WantedOrder, receipt: Receipt) => void;
};

/** The order in four blocks, each edited where it is, and beside them what it comes to and the one button. */
export function Summary({ cart, isSending, outcome, onPlace }: Props) {
  const { user } = useSession();
  const isChanging = useIsCartChanging();
  const prices = usePriceCheck(cart);

  const place = () => {
    // An amount that is still being typed changes the total: it is saved first and the new total is shown, then asked for.
    const unfit = document.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    if (unfit) return unfit.focus();
    const waiting = cart.items.map(pendingKey).filter((key) => readPending(key));
    if (waiting.length > 0) return waiting.forEach((key) => void flushPending(key));
    onPlace(
      {
        cartId: cart.id,
        shownHash: cart.shown_hash,
        shipToId: cart.ship_to_id ?? undefined,
        orderNumber: cart.customer_order_number ? undefined : shownNumber(cart) || undefined,
        acceptsAgreement: cart.agreement_missing,
      },
      receiptOf(cart, user?.email),
    );
  };

  return (
    <div className={classes.columns}>
      <div className={`${classes.blocks} grid shrinkable gap-16`}>
        {prices.changed.length + prices.deposits.length > 0 && (
          <PriceChanges
            lines={prices.changed}
            deposits={prices.deposits}
            anyLine={cart.items[0]}
            currency={cart.prices.currency}
          />
        )}
        <DeliveryBlock cart={cart} />
        <PayerBlock cart={cart} />
        <LinesBlock cart={cart} />
      </div>
      <PlaceBox
        cart={cart}
        prices={prices}
        isChanging={isChanging}
        isSending={isSending}
        outcome={outcome}
        onPlace={place}
      />
    </div>
  );
}

const pendingKey = (item: Cart['items'][number]): string => {
  const { lineId, product } = lineOfItem(item);
  return lineId ?? product.sku;
};
