import { useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { FullDialog } from '#ui/overlay/full-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchProps } from './search-props.ts';
import { useSearchWords } from './searched-names.ts';

const suggestionsOnPhone = 8;

/** On a phone the search has the whole screen, with the field ready to be written into. */
export default function SearchPage({ onClose, ...props }: SearchProps & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { label } = useSearchWords(props.may);
  const field = useRef<HTMLInputElement>(null);
  return (
    <FullDialog label={label} close={t('menu.close')} onClose={onClose}>
      <SearchBox
        {...props}
        look="page"
        field={field}
        limit={suggestionsOnPhone}
        isOpen
        onOpen={(isOpen) => {
          if (!isOpen) onClose();
        }}
      />
    </FullDialog>
  );
}
