import { IconTag, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import {
  type Cart,
  SavingWord,
  sendCoupon,
  sendCouponRemoval,
  useCartField,
  useUnsavedText,
} from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, Field } from '#ui/form/field.tsx';
import { useTooLong } from '#ui/form/text-field.tsx';
import classes from './coupon.module.css';

/** One code an order (T117). One that does not count at the moment stays and says why. */
export function Coupon({ cart }: { cart: Cart }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [applied] = cart.applied_coupons;
  // What was pressed makes room for its opposite; the focus goes on there and not to the top of the page.
  const refocus = () => requestAnimationFrame(() => boxRef.current?.querySelector('button')?.focus());
  return (
    <div ref={boxRef}>
      {applied ? <Applied coupon={applied} onRemoved={refocus} /> : <CouponForm onApplied={refocus} />}
    </div>
  );
}

type AppliedProps = { coupon: Cart['applied_coupons'][number]; onRemoved: () => void };

function Applied({ coupon: { code, label, error }, onRemoved }: AppliedProps) {
  const { t } = useTranslation(['cart', 'errors']);
  const field = useCartField();
  const unsaved = useUnsavedText(t('coupon.label'), field.failure, code);
  const remove = async () => {
    if (await field.save((now) => sendCouponRemoval(now, code))) onRemoved();
  };
  return (
    <div
      className={`${classes.applied} row gap-8 text-14 success`}
      data-idle={error ? true : undefined}
      data-leaving={field.isSaving || undefined}
    >
      <IconTag size={18} stroke={1.75} aria-hidden="true" />
      <p className={classes.words}>
        <span className={classes.code}>
          <strong>{code}</strong> {label}
        </span>{' '}
        <SavingWord isOn={field.isSaving} />
        {error && <span className="block">{error.message}</span>}
        {unsaved && (
          <span className="block" role="alert">
            {unsaved}
          </span>
        )}
      </p>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('coupon.remove', { code })}
        onClick={() => void (field.isSaving || remove())}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

const maxCodeLength = 40;

function CouponForm({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation('cart');
  const field = useCartField();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const unsaved = useUnsavedText(`${t('coupon.label')} ${code.trim()}`, field.failure, null);
  const tooLong = useTooLong(code, maxCodeLength);
  if (!isOpen) {
    return (
      <button type="button" className={classes.open} onClick={() => setOpen(true)}>
        <IconTag size={18} stroke={1.75} aria-hidden="true" />
        {t('coupon.have')}
      </button>
    );
  }
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !tooLong && (await field.save((now) => sendCoupon(now, code.trim())))) onApplied();
  };
  return (
    <form onSubmit={(event) => void apply(event)}>
      <Field label={t('coupon.label')} error={tooLong ?? unsaved} status={<SavingWord isOn={field.isSaving} />}>
        {(control) => (
          <div className={classes.row}>
            <input
              {...control}
              className={controlClass}
              // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that was here.
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={field.isSaving}>
              {t('coupon.apply')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
