import { IconClipboardList, IconSearchOff } from '@tabler/icons-react';
import type { OrdersAddress } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Why nothing is listed: nothing was found, the page lies beyond the last, or nothing was ordered yet. */
export function NoOrders({ address: { q }, total }: { address: OrdersAddress; total: number }) {
  const { t } = useTranslation('orders');
  const { may } = useSession();
  if (q !== undefined && total === 0) {
    return (
      <MessagePage
        icon={<IconSearchOff size={40} stroke={1.5} aria-hidden="true" />}
        heading={t('nothingFound.heading', { query: q })}
        headingLevel={2}
        actions={
          <ButtonLink to="/orders/history" search={{}}>
            {t('nothingFound.action')}
          </ButtonLink>
        }
      >
        <p>{t('nothingFound.text')}</p>
      </MessagePage>
    );
  }
  if (total > 0) {
    return (
      <MessagePage
        icon={<IconSearchOff size={40} stroke={1.5} aria-hidden="true" />}
        heading={t('beyond.heading')}
        headingLevel={2}
        actions={
          <ButtonLink to="/orders/history" search={{}}>
            {t('beyond.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <MessagePage
      icon={<IconClipboardList size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('empty.heading')}
      headingLevel={2}
      actions={may('Catalogue') && <ButtonLink to="/catalog/products">{t('empty.action')}</ButtonLink>}
    >
      <p>{t('empty.text')}</p>
    </MessagePage>
  );
}
