import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SavedCards } from './saved-cards.tsx';
import type { SavedListProps } from './saved-list-props.ts';
import { SavedTable } from './saved-table.tsx';

/** A table where there is room for its columns, cards where there is not. */
export function SavedList(props: SavedListProps) {
  const { t } = useTranslation('saved-orders');
  const isWide = useIsWide();
  return (
    <>
      <VisuallyHidden>
        <h2>{t('listHeading')}</h2>
      </VisuallyHidden>
      {isWide ? <SavedTable {...props} /> : <SavedCards {...props} />}
    </>
  );
}
