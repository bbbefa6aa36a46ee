import { IconAlertTriangle, IconCircleCheck, IconCircleDashedCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import type { BulkHead } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { StatusFace } from '#ui/list/status-word.tsx';

type Result = { face: StatusFace; words: string };

const waiting: StatusFace = { tone: 'info', icon: IconClock };

/** What became of an upload, in a few words. */
export function useUploadResult(): (upload: BulkHead) => Result {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  return ({ state, orders: { good, faulty, repeated, sent, refused } }) => {
    const left = good + faulty + repeated + refused;
    if (state === 'checking') return { face: waiting, words: t('earlier.checking') };
    if (state === 'sending') return { face: waiting, words: t('earlier.sending') };
    const toMend = faulty + refused;
    if (state === 'checked' && good + repeated === 0 && toMend > 0)
      return { face: { tone: 'warning', icon: IconAlertTriangle }, words: t('earlier.toMend', n(toMend)) };
    if (state === 'checked') return { face: waiting, words: t('earlier.checked', n(good + repeated)) };
    if (state !== 'done' || sent === 0)
      return { face: { tone: 'danger', icon: IconCircleX }, words: t('earlier.refused') };
    if (left === 0) return { face: { tone: 'success', icon: IconCircleCheck }, words: t('earlier.sent', n(sent)) };
    const words = `${t('earlier.partSent', n(sent))}, ${t('earlier.partLeft', n(left))}`;
    return { face: { tone: 'warning', icon: IconCircleDashedCheck }, words };
  };
}
