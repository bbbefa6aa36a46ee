import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import { errorIdOf, FieldFrame } from '#capabilities/cart/field-frame.tsx';
import { useSession } from '#capabilities/session/session.ts';
import { useOpenShipToPicker } from '#capabilities/ship-to/chosen-ship-to.ts';
import { useTranslation } from '#platform/texts.ts';
import { Button } from '#ui/button.tsx';

/** Another place changes prices and days of everything here, so it is chosen in the list that asks before it does (T82). */
export function ShipToChoice({ cart, error }: { cart: Cart; error: string | undefined }) {
  const { t } = useTranslation(['order', 'summary']);
  const id = useId();
  const open = useOpenShipToPicker();
  const { user } = useSession();
  const name = cart.outlet_details?.outlet_name ?? t('summary:notFilled');
  if (user && user.shipTos.length < 2) return null;
  return (
    <FieldFrame id={id} label={t('order:delivery.place')} isRequired error={error}>
      <Button
        id={id}
        variant="default"
        fullWidth
        aria-haspopup="dialog"
        aria-describedby={errorIdOf(id)}
        leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
        onClick={open}
      >
        {name}
      </Button>
    </FieldFrame>
  );
}
