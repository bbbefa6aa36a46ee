import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useReturnFocus } from '#ui/overlay/return-focus.ts';
import classes from './cart-overlay.module.css';
import CartPanel from './cart-panel.tsx';

/** The cart over a page that has no room for it; gone by its cross, Escape, a look elsewhere or a way on. */
export default function CartOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart');
  const panel = useRef<HTMLElement>(null);
  useReturnFocus();
  const closeBeside = useEffectEvent(({ target }: PointerEvent) => {
    const isOwn = target instanceof Element && (panel.current?.contains(target) || target.closest('header'));
    if (!isOwn) onClose();
  });
  useEffect(() => {
    panel.current?.focus();
    const close = (event: PointerEvent) => closeBeside(event);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={classes.over}
      aria-label={t('title')}
      onKeyDown={closeByKey}
      onBlur={closeBehindFocus}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      <CartPanel position="over" onClose={onClose} />
    </aside>
  );
}
