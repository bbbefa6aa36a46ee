import { isPrintableNote, lengthOf, longestNote, plainNote } from '@dray/contract/cart/order-reference.ts';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts.ts';
import type { Cart } from './active-cart.queries.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';
import { sendReference } from './send-changes.ts';
import { useCartField } from './use-cart-field.ts';

type Props = { cart: Pick<Cart, 'note_for_driver'>; error?: string | undefined };

/** What the driver reads, in full script. What is too long or cannot be printed is told, never cut off (T71). */
export function NoteField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const id = useId();
  const field = useCartField();
  const kept = cart.note_for_driver ?? '';
  const [written, setWritten] = useState<string>();
  const text = written ?? kept;
  const count = lengthOf(text);
  const isTooLong = count > longestNote;
  const isPrintable = isPrintableNote(text);
  const refused = field.error ?? (written === undefined ? error : undefined);
  const notPrintable = isPrintable ? refused : t('delivery.notPrintable');
  const wrong = isTooLong ? t('delivery.noteTooLong', { maximum: longestNote }) : notPrintable;
  const leave = async () => {
    if (isTooLong || !isPrintable) return;
    const note = written === undefined ? kept : plainNote(written);
    if (note === kept) return setWritten(undefined);
    if (await field.save((now) => sendReference(now, { note }))) setWritten(undefined);
  };
  return (
    <FieldFrame
      id={id}
      label={t('delivery.note')}
      error={wrong}
      hint={<span className="tabular">{t('delivery.noteLength', { n: count, maximum: longestNote })}</span>}
    >
      <textarea
        id={id}
        data-field="note_for_driver"
        className={frame.control}
        rows={2}
        aria-invalid={wrong !== undefined}
        aria-describedby={errorIdOf(id)}
        value={text}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        onBlur={() => void leave()}
      />
    </FieldFrame>
  );
}
