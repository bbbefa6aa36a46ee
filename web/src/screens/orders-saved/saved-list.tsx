import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { useSavedColumns } from './saved-columns.tsx';
import { SavedDetail } from './saved-detail.tsx';
import { useSavedWords } from './use-saved-words.ts';

type Props = {
  rows: readonly SavedOrderRow[];
  /** The id of the order that is unfolded. */
  open: string | undefined;
  onUnfold: (cartId: string | undefined) => void;
  /** A row is about to leave the list. */
  onLeave: () => void;
};

export function SavedList({ rows, open, onUnfold, onLeave }: Props) {
  const { t } = useTranslation('saved-orders');
  const columns = useSavedColumns(onLeave);
  const wordsOf = useSavedWords();
  return (
    <DataList
      label={t('listHeading')}
      columns={columns}
      rows={rows}
      keyOf={({ cart_id }) => cart_id}
      unfolding={{
        open,
        onToggle: onUnfold,
        label: (order) => t('toggle', { order: wordsOf(order).name }),
        detail: ({ cart_id }) => <SavedDetail cartId={cart_id} />,
      }}
    />
  );
}
