import { IconDeviceFloppy, IconSearchOff } from '@tabler/icons-react';
import { useBriefCart } from '#capabilities/cart/index.ts';
import { isNarrowed, type SavedOrdersAddress } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Why nothing is listed: the filters leave nothing, the page lies beyond the last, or nothing was put aside yet. */
export function NoSavedOrders({ address, total }: { address: SavedOrdersAddress; total: number }) {
  const { t } = useTranslation(['saved-orders', 'orders']);
  const isBeyond = total > 0;
  if (!isBeyond && !isNarrowed(address)) return <NothingYet />;
  return (
    <MessagePage
      icon={<IconSearchOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={isBeyond ? t('orders:beyond.heading') : t('nothingFound.heading')}
      headingLevel={2}
      actions={
        <ButtonLink to="/orders/saved" search={{}}>
          {isBeyond ? t('orders:beyond.action') : t('filters.clear')}
        </ButtonLink>
      }
    >
      {!isBeyond && <p>{t('nothingFound.text')}</p>}
    </MessagePage>
  );
}

/** How to put a cart aside, and the way to the cart if there is something in it. */
function NothingYet() {
  const { t } = useTranslation('saved-orders');
  const { may } = useSession();
  const hasLines = (useBriefCart()?.items.length ?? 0) > 0;
  const action = hasLines ? (
    <ButtonLink to="/cart">{t('empty.cart')}</ButtonLink>
  ) : (
    <ButtonLink to="/catalog/products">{t('empty.browse')}</ButtonLink>
  );
  return (
    <MessagePage
      icon={<IconDeviceFloppy size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('empty.heading')}
      headingLevel={2}
      actions={may('Catalogue') && action}
    >
      <p>{t('empty.text')}</p>
    </MessagePage>
  );
}
