import { isPrintableNote, maxNoteLength, plainNote } from '@dray/contract/cart/order-reference.ts';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { TextField, useTooLong } from '#ui/form/text-field.tsx';
import { sendReference } from '../changes/send-choices.ts';
import { SavingWord } from '../choices/saving-word.tsx';
import { useUnsavedText } from '../choices/unsaved-text.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import type { Cart } from '../queries/active-cart.queries.ts';

type Props = { cart: Pick<Cart, 'id' | 'note_for_driver'>; error?: string | undefined };

/** What the driver reads, in full script. What is too long or cannot be printed is reported, never cut off (T71). */
export function NoteField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const stored = cart.note_for_driver ?? '';
  const choice = useCartChoice(
    cart,
    'noteForDriver',
    stored,
    (noteForDriver) => (now) => sendReference(now, { noteForDriver }),
  );
  const [written, setWritten] = useState<string>();
  const text = written ?? choice.wanted ?? stored;
  const tooLong = useTooLong(text, maxNoteLength);
  const isPrintable = isPrintableNote(text);
  const unsaved = useUnsavedText(t('delivery.note'), choice.failure, stored || undefined);
  const refused = unsaved ?? (written === undefined ? error : undefined);
  const leave = () => {
    if (tooLong || !isPrintable || written === undefined) return;
    const note = plainNote(written);
    setWritten(undefined);
    if (note !== stored || choice.wanted !== undefined) void choice.choose(note);
  };
  return (
    <TextField
      field="note_for_driver"
      label={t('delivery.note')}
      rows={2}
      max={maxNoteLength}
      value={text}
      error={isPrintable ? refused : t('delivery.notPrintable')}
      status={<SavingWord isOn={choice.isSaving} />}
      onRetry={unsaved && isPrintable ? choice.retry : undefined}
      onChange={setWritten}
      onLeave={leave}
    />
  );
}
