import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { usePut } from '#capabilities/cart/index.ts';
import { type OrderDetail, usePacksText } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { missingPacks } from './differences.model.ts';

type Props = { line: OrderDetail['lines'][number]; shipToId: string };

/**
 * What did not come, into the cart again. Only where the cart is for the same ship-to; a bundle is put together anew on its
 * own page.
 */
export function AddMissing({ line, shipToId }: Props) {
  const { t } = useTranslation('orders');
  const { user, may } = useSession();
  const chosen = useChosenShipTo(user?.shipTos ?? []);
  const packsText = usePacksText();
  const { put, isPutting } = usePut();
  const packs = missingPacks(line);
  if (packs === 0 || !may('Catalogue') || chosen?.id !== shipToId) return null;
  return (
    <Button
      variant="default"
      size="sm"
      loading={isPutting}
      leftSection={<IconShoppingCartPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void put([{ sku: line.sku, name: line.name, amount: { ...noPacks, pack: packs } }])}
    >
      {t('detail.items.addMissing', { amount: packsText(line.packFormat, packs) })}
      <VisuallyHidden>{`: ${line.name}`}</VisuallyHidden>
    </Button>
  );
}
