import { IconArrowLeft } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useReturnFocus } from '#ui/overlay/return-focus.ts';
import { useShownModal } from '#ui/overlay/shown-modal.ts';
import { SearchBox } from './search-box.tsx';
import classes from './search-page.module.css';
import type { SearchProps } from './search-props.ts';

const suggestionsOnPhone = 8;

/** On a phone the search has the whole screen, with the field ready to be written into. */
export default function SearchPage({ onClose, ...props }: SearchProps & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  useReturnFocus();
  const modal = useShownModal(false, onClose);
  return (
    <dialog {...modal} className={classes.page} aria-label={t('search.label')}>
      <div className={classes.head}>
        <button type="button" className={classes.back} aria-label={t('menu.close')} onClick={onClose}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </button>
        <div className={classes.field}>
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
        </div>
      </div>
    </dialog>
  );
}
