import { searchLength } from '@dray/contract/search/search-sections.ts';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Combobox } from '#ui/form/combobox/combobox.tsx';
import { ComboboxInput } from '#ui/form/combobox/combobox-input.tsx';
import { useCombobox } from '#ui/form/combobox/use-combobox.ts';
import type { Options } from '#ui/form/combobox/use-listbox.ts';
import { CloseButton } from '#ui/overlay/close-button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './palette.module.css';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteList } from './palette-list.tsx';
import type { PaletteResultsProps } from './palette-results.tsx';

const noOptions: Options = { ids: [] };

/** One field for everything: what it finds, where it leads, what it does. The keys never leave it (mock-up 36). */
export function Palette(props: PaletteResultsProps) {
  const { t } = useTranslation('search');
  const titleId = useId();
  const [text, setText] = useState('');
  const [options, setOptions] = useState(noOptions);
  const combobox = useCombobox({
    text,
    onText: setText,
    isOpen: true,
    onOpen: (isOpen) => {
      if (!isOpen) props.onClose();
    },
    options,
    onNone: () => undefined,
    isFirstMarked: true,
    isGrouped: true,
  });
  return (
    <Modal titleId={titleId} onClose={props.onClose} className={classes.palette} look={{}}>
      <div className={classes.frame}>
        <h2 id={titleId} className={classes.title}>
          <VisuallyHidden>{t('palette.label')}</VisuallyHidden>
        </h2>
        <div className={`${classes.head} row rigid gap-12`}>
          <IconSearch size={22} stroke={1.75} aria-hidden="true" className="muted" />
          <ComboboxInput
            state={combobox}
            type="search"
            className={classes.input}
            maxLength={searchLength.max}
            placeholder={t('palette.placeholder')}
            aria-label={t('palette.label')}
            enterKeyHint="go"
            data-autofocus
          />
          <span className="rigid">
            <CloseButton label={t('palette.close')} onClick={props.onClose} />
          </span>
        </div>
        <div className={classes.list} tabIndex={-1}>
          <Combobox state={combobox}>
            <PaletteList {...props} text={text} onText={setText} onOptions={setOptions} />
          </Combobox>
        </div>
        <PaletteKeys />
      </div>
    </Modal>
  );
}
