import { IconShoppingCartUp, IconTrash } from '@tabler/icons-react';
import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './saved-actions.module.css';
import { useDeletion } from './use-deletion.ts';
import { useReopening } from './use-reopening.ts';

type Props = {
  order: SavedOrderRow;
  /** How it is called where only its buttons are read out. */
  name: string;
  onLeave: () => void;
};

/** What can be done with one saved order. Those who may not order have nothing to do with a cart. */
export function SavedActions({ order, name, onLeave }: Props) {
  const { t } = useTranslation('saved-orders');
  const { may } = useSession();
  const reopening = useReopening(name);
  const deletion = useDeletion(name, onLeave);
  return (
    <div className={classes.actions}>
      {may('Catalogue') && (
        <Button
          variant="default"
          size="sm"
          className={classes.open}
          loading={reopening.isOpening}
          aria-label={t('open.named', { order: name })}
          leftSection={<IconShoppingCartUp size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void reopening.open(order.cart_id)}
        >
          {t('open.button')}
        </Button>
      )}
      <IconButton
        tone="danger"
        label={t('delete.named', { order: name })}
        disabled={deletion.isDeleting}
        onClick={() => deletion.remove(order.cart_id)}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
