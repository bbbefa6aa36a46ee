import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Later } from '#ui/page/later.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OrderedFor } from './order-for-dialog.tsx';

const OrderForDialog = lazy(async () => {
  const [dialog] = await Promise.all([loadChunk(() => import('./order-for-dialog.tsx')), loadTexts('acting')]);
  return { default: dialog.OrderForDialog };
});

/** The way to a customer's own portal, for those of the staff who may order for them. */
export function OrderFor(whom: OrderedFor) {
  const { t } = useTranslation('customers');
  const { data: self } = useQuery(staffQueries.self());
  const [isAsking, setAsking] = useState(false);
  if (!holdsRight(self?.rights, 'desk.order')) return null;
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {t('page.orderFor')} <VisuallyHidden>{whom.name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Later isFloating>
          <OrderForDialog {...whom} onClose={() => setAsking(false)} />
        </Later>
      )}
    </>
  );
}
