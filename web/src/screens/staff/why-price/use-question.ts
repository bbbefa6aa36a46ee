import { useState } from 'react';
import type { PriceQuestion } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { findQuestionFaults, type QuestionFault, type TypedQuestion } from './question-faults.ts';

type Field = keyof TypedQuestion;

/** Where what is wrong is corrected. */
export const fieldId = (field: Field): string => `price-${field}`;

const asTyped = ({ shipTo = '', sku = '', quantity = 1, day }: PriceQuestion): TypedQuestion => ({
  shipTo,
  sku,
  quantity,
  day,
});

const asAddress = ({ shipTo, sku, quantity, day }: TypedQuestion): PriceQuestion => ({
  shipTo: shipTo.trim(),
  sku: sku.trim(),
  ...(quantity === undefined || quantity === 1 ? {} : { quantity }),
  ...(day ? { day } : {}),
});

/** What is typed and what is wrong with it. Another address is typed in anew; an answer never changes what was typed. */
export function useQuestion(address: PriceQuestion, onAsk: (question: PriceQuestion) => void) {
  const { t } = useTranslation('why-price');
  const [typed, setTyped] = useState(() => asTyped(address));
  const [faults, setFaults] = useState<readonly QuestionFault[]>([]);
  const [unread, setUnread] = useState<{ quantity?: string | undefined; day?: string | undefined }>({});
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState(address);
  if (JSON.stringify(address) !== JSON.stringify(known)) {
    setKnown(address);
    setTyped(asTyped(address));
    setFaults([]);
    // A day that could not be read stays in its field where the new address has none.
    setUnread(({ day }) => (address.day ? {} : { day }));
  }

  const wordsOf = ({ field, code }: QuestionFault) => t(`form.faults.${field}.${code}`);
  return {
    typed,
    type(change: Partial<TypedQuestion>) {
      setTyped((now) => ({ ...now, ...change }));
      // What is being corrected is no longer wrong.
      setFaults((now) => now.filter(({ field }) => !(field in change)));
    },
    /** A number or a day that the field itself cannot understand. */
    note: (field: 'quantity' | 'day', error: string | undefined) => setUnread((now) => ({ ...now, [field]: error })),
    ask() {
      const found = findQuestionFaults(typed);
      setFaults(found);
      setTries((n) => n + 1);
      if (found.length === 0 && !unread.quantity && !unread.day) onAsk(asAddress(typed));
    },
    /** Counts the tries: after each the summary takes the focus. */
    tries,
    summary: [
      ...faults.map((fault) => ({ fieldId: fieldId(fault.field), text: wordsOf(fault) })),
      ...(['quantity', 'day'] as const).flatMap((field) => {
        const text = unread[field];
        return tries > 0 && text ? [{ fieldId: fieldId(field), text }] : [];
      }),
    ],
    errorAt(field: QuestionFault['field']): string | undefined {
      const fault = faults.find((each) => each.field === field);
      return fault && wordsOf(fault);
    },
  };
}
