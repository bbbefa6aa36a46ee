import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';
import type { CartAgreementsProps } from './cart-agreements.tsx';

const Agreements = lazy(async () => {
  await whenIdle();
  const [part] = await Promise.all([loadChunk(() => import('./cart-agreements.tsx')), loadTexts('contracts')]);
  return part;
});

/** Comes after everything that one orders with. */
export const CartAgreements = (props: CartAgreementsProps) => (
  <Later>
    <Agreements {...props} />
  </Later>
);
