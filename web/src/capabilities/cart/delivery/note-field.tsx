import { isPrintableNote, lengthOf, longestNote, plainNote } from '@dray/contract/cart/order-reference.ts';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Cart } from '../active-cart.queries.ts';
import { useUnsavedText } from '../choices/unsaved-text.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import { sendReference } from '../send-changes.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';

type Props = { cart: Pick<Cart, 'id' | 'note_for_driver'>; error?: string | undefined };

/** What the driver reads, in full script. What is too long or cannot be printed is told, never cut off (T71). */
export function NoteField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const id = useId();
  const stored = cart.note_for_driver ?? '';
  const choice = useCartChoice(
    cart,
    'noteForDriver',
    stored,
    (noteForDriver) => (now) => sendReference(now, { noteForDriver }),
  );
  const [written, setWritten] = useState<string>();
  const text = written ?? choice.wish ?? stored;
  const count = lengthOf(text);
  const isTooLong = count > longestNote;
  const isPrintable = isPrintableNote(text);
  const unsaved = useUnsavedText(t('delivery.note'), choice.failure, stored || undefined);
  const refused = unsaved ?? (written === undefined ? error : undefined);
  const notPrintable = isPrintable ? refused : t('delivery.notPrintable');
  const wrong = isTooLong ? t('delivery.noteTooLong', { maximum: longestNote }) : notPrintable;
  const leave = () => {
    if (isTooLong || !isPrintable || written === undefined) return;
    const note = plainNote(written);
    setWritten(undefined);
    if (note !== stored || choice.wish !== undefined) void choice.choose(note);
  };
  return (
    <FieldFrame
      id={id}
      label={t('delivery.note')}
      error={wrong}
      isSaving={choice.isSaving}
      onRetry={unsaved && wrong === unsaved ? choice.retry : undefined}
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
        onBlur={leave}
      />
    </FieldFrame>
  );
}
