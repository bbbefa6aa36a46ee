import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { Cart } from '../queries/active-cart.queries.ts';
import { blockedLines } from './blocked-lines.ts';
import classes from './blocked-note.module.css';
import { useSetAside } from './use-set-aside.ts';

type Props = {
  cart: Cart;
  /** What is kept of the saved orders, which will be one more. */
  savedOrders: QueryKey;
  /** The rest can go on its way. */
  onFreed?: () => void;
};

/** Which products keep the order from going on, why, and one press that takes just them out and goes on. */
export function BlockedNote({ cart, savedOrders, onFreed }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const setAside = useSetAside(savedOrders);
  const blocked = blockedLines(cart);
  const lines = [...new Set(blocked.flatMap((each) => each.lines))];
  const count = lines.length;
  if (count === 0) return null;
  return (
    <section
      className={`${classes.note} flex gap-10 text-14`}
      aria-label={t('blocked.heading', { count, n: formatNumber(language, count) })}
    >
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className="grid grow shrinkable gap-10">
        {blocked.map(({ message, lines: blockedLines }) => (
          <div key={message}>
            <p>{message}</p>
            <ul className={classes.products}>
              {blockedLines.map(({ id, product }) => (
                <li key={id}>
                  <Link to="/catalog/$id" params={{ id: product.sku }} className={classes.link}>
                    {product.name}, {product.pack_label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {count < cart.items.length && (
          <Button
            variant="default"
            size="sm"
            fullWidth
            className={classes.aside}
            loading={setAside.isSaving}
            leftSection={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAside.save(cart, lines, onFreed)}
          >
            {t('blocked.setAside', { count })}
          </Button>
        )}
      </div>
    </section>
  );
}
