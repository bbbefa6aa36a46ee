import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { BlockedNote, type Cart, SumTable, sumsOfCart, useIsCartChanging } from '#capabilities/cart/index.ts';
import { CartAgreements } from '#capabilities/contracts/index.ts';
import { savedOrdersKey } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import card from './card.module.css';
import { Coupon } from './coupon.tsx';
import { whyNot } from './delivery/field-errors.ts';
import classes from './summary-card.module.css';
import { useSaveForLater } from './use-save-for-later.ts';

type Props = { cart: Cart; onProceed: () => void };

/** What it comes to, and the way on; while there is none, why (T65). */
export function SummaryCard({ cart, onProceed }: Props) {
  const { t } = useTranslation('cart');
  const isChanging = useIsCartChanging();
  const saving = useSaveForLater();
  const hasContracts = useSession().may('Contracts');
  const reasons = whyNot(cart);
  const { canProceed } = cart.progress_bar_data;
  return (
    <aside className={classes.aside} aria-labelledby="summary">
      <section className={card.card}>
        <h2 id="summary" className="text-17">
          {t('totals.heading')}
        </h2>
        <div className={classes.body} aria-busy={isChanging} data-busy={isChanging || undefined}>
          <SumTable sums={sumsOfCart(cart)} currency={cart.prices.currency} isDense />
          <Coupon cart={cart} />
          <Button fullWidth disabled={!canProceed} aria-describedby="why-not" onClick={onProceed}>
            {t('proceed')}
          </Button>
          <BlockedNote cart={cart} savedOrders={savedOrdersKey} onFreed={onProceed} />
          <ul id="why-not" className={`${classes.reasons} grid gap-6`}>
            {!canProceed &&
              reasons.map((reason) => (
                <li key={reason} className="flex gap-8 text-14 warning">
                  <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
                  {reason}
                </li>
              ))}
          </ul>
        </div>
      </section>
      <Button
        variant="default"
        fullWidth
        loading={saving.isSaving}
        leftSection={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => saving.save(cart)}
      >
        {t('later.button')}
      </Button>
      {/* It comes last, so it is drawn last: nothing moves below it. */}
      <CartAgreements
        shipToId={cart.ship_to_id}
        payerId={cart.payer_details?.sap_id}
        cartHl={cart.progress_bar_data.iTotalHectolitres}
        hasContracts={hasContracts}
      />
    </aside>
  );
}
