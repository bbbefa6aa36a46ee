import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts.ts';
import type { Cart } from './active-cart.queries.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';
import { lengthOf } from './note-length.ts';
import { sendReference } from './send-changes.ts';
import { useCartField } from './use-cart-field.ts';

const longest = 200;

/** What the driver reads, in full script. What is too long is told, never cut off (T71). */
export function NoteField({ cart }: { cart: Pick<Cart, 'note_for_driver'> }) {
  const { t } = useTranslation('cart');
  const id = useId();
  const field = useCartField();
  const kept = cart.note_for_driver ?? '';
  const [written, setWritten] = useState<string>();
  const text = written ?? kept;
  const count = lengthOf(text);
  const isTooLong = count > longest;
  const wrong = isTooLong ? t('delivery.noteTooLong', { maximum: longest }) : field.error;
  const leave = async () => {
    if (isTooLong) return;
    if (written === undefined || written.trim() === kept) return setWritten(undefined);
    const note = written.trim();
    if (await field.save((now) => sendReference(now, { note }))) setWritten(undefined);
  };
  return (
    <FieldFrame
      id={id}
      label={t('delivery.note')}
      error={wrong}
      hint={<span className="tabular">{t('delivery.noteLength', { n: count, maximum: longest })}</span>}
    >
      <textarea
        id={id}
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
