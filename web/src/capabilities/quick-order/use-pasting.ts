import { useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { maxRows } from './rows/pad-rows.ts';
import { type PastedRow, readPastedRows } from './rows/pasted-rows.ts';

type Pasting = {
  /** Not every browser lets a page read what was copied; pasting into a field works in all of them. */
  canRead: boolean;
  read: (onRows: (rows: PastedRow[]) => void) => Promise<void>;
  tell: (pasted: number, leftOut: number) => void;
  announced: string;
};

/** The button for it, and a word on how much was pasted. */
export function usePasting(): Pasting {
  const { t } = useTranslation('quick-order');
  const language = useLanguage();
  const [announced, setAnnounced] = useState('');
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  return {
    canRead: 'clipboard' in navigator && 'readText' in navigator.clipboard,
    // A buyer who says no to the browser's question pastes by hand: the field for it has the focus.
    read: async (onRows) => {
      const text = await navigator.clipboard.readText().catch(() => '');
      const rows = readPastedRows(text);
      if (rows.length > 0) onRows(rows);
    },
    tell: (pasted, leftOut) =>
      setAnnounced(
        [t('pasted', n(pasted)), ...(leftOut > 0 ? [t('leftOut', { ...n(leftOut), maximum: maxRows })] : [])].join(
          '. ',
        ),
      ),
    announced,
  };
}
