import { type ClipboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Combobox } from '#ui/form/combobox/combobox.tsx';
import { ComboboxInput } from '#ui/form/combobox/combobox-input.tsx';
import { HangingPanel } from '#ui/form/combobox/hanging-panel.tsx';
import { optionId, useCombobox } from '#ui/form/combobox/use-combobox.ts';
import { controlClass, Field } from '#ui/form/field.tsx';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import { SuggestedGoods } from './goods/suggested-goods.tsx';
import { useSuggestedGoods } from './goods/use-suggested-goods.ts';
import { isTable, type PastedRow, readPastedRows } from './rows/pasted-rows.ts';

type Props = Pick<QuickOrderSlots, 'shipToId' | 'basis'> & {
  /** As it is read out: with the row, where there are several. */
  name: string;
  value: string;
  isWrong: boolean;
  describedBy: string;
  field: RefObject<HTMLInputElement | null>;
  isFirst: boolean;
  onCode: (code: string) => void;
  /** One of the suggested was taken. */
  onTaken: (sku: string) => void;
  /** A table was pasted into it. */
  onRows: (rows: PastedRow[]) => void;
};

/** A code or a name, with what it may stand for below it. A scanner is a quick typist and needs nothing of that. */
export function CodeField({ name, value, isWrong, describedBy, field, isFirst, onRows, ...props }: Props) {
  const { t } = useTranslation('quick-order');
  const [isOpen, setOpen] = useState(false);
  const { goods, answers } = useSuggestedGoods(value, isOpen, props.shipToId);
  const state = useCombobox({
    text: value,
    onText: props.onCode,
    isOpen,
    onOpen: setOpen,
    options: (listId) => ({ ids: goods.map(({ sku }) => optionId(listId, sku)), answers }),
  });
  const pasteTable = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!isTable(text)) return;
    event.preventDefault();
    onRows(readPastedRows(text));
  };
  return (
    <Combobox state={state}>
      <Field label={t('code')}>
        {({ id }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the field inside.
          <div onBlur={state.closeBehindFocus}>
            <ComboboxInput
              ref={field}
              id={id}
              state={state}
              className={controlClass}
              data-autofocus={isFirst || undefined}
              data-code
              aria-label={name}
              aria-invalid={isWrong || undefined}
              aria-describedby={describedBy}
              maxLength={80}
              onPaste={pasteTable}
            />
            {isOpen && (
              <HangingPanel field={field}>
                <SuggestedGoods
                  goods={goods}
                  query={value.trim()}
                  isOutdated={answers === undefined}
                  basis={props.basis}
                  onTake={(sku) => {
                    setOpen(false);
                    props.onTaken(sku);
                  }}
                />
              </HangingPanel>
            )}
          </div>
        )}
      </Field>
    </Combobox>
  );
}
