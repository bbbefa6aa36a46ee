import { IconTag, IconX } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import frame from '#capabilities/cart/field-frame.module.css';
import { errorIdOf, FieldFrame } from '#capabilities/cart/field-frame.tsx';
import { sendCoupon, sendCouponRemoval } from '#capabilities/cart/send-changes.ts';
import { useCartField } from '#capabilities/cart/use-cart-field.ts';
import { useTranslation } from '#platform/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './coupon.module.css';

/** One code an order (T117). One that does not count at the moment stays and says why. */
export function Coupon({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const field = useCartField();
  const [applied] = cart.applied_coupons;
  if (!applied) return <CouponForm />;
  return (
    <div className={classes.applied} data-idle={applied.error ? true : undefined}>
      <IconTag size={18} stroke={1.75} aria-hidden="true" />
      <p className={classes.words}>
        <strong>{applied.code}</strong> {applied.label}
        {applied.error && <span className={classes.error}>{applied.error.message}</span>}
        {field.error && <span className={classes.error}>{field.error}</span>}
      </p>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('coupon.remove', { code: applied.code })}
        disabled={field.isSaving}
        onClick={() => void field.save((now) => sendCouponRemoval(now, applied.code))}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

function CouponForm() {
  const { t } = useTranslation('cart');
  const id = useId();
  const field = useCartField();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  if (!isOpen) {
    return (
      <button type="button" className={classes.open} onClick={() => setOpen(true)}>
        <IconTag size={18} stroke={1.75} aria-hidden="true" />
        {t('coupon.have')}
      </button>
    );
  }
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) void field.save((now) => sendCoupon(now, code.trim()));
  };
  return (
    <form onSubmit={apply}>
      <FieldFrame id={id} label={t('coupon.label')} error={field.error}>
        <div className={classes.row}>
          <input
            id={id}
            className={frame.control}
            // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that stood here.
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            aria-invalid={field.error !== undefined}
            aria-describedby={errorIdOf(id)}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={field.isSaving}>
            {t('coupon.apply')}
          </Button>
        </div>
      </FieldFrame>
    </form>
  );
}
