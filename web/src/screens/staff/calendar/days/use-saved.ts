import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

/** Says that it is saved, and how many hear of it. */
export function useSaved(onClose: () => void): (notified: number) => void {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  return (notified) => {
    const text =
      notified === 0
        ? t('form.saved')
        : t('form.savedNotified', { count: notified, n: formatNumber(language, notified) });
    showToast({ tone: 'done', topic: 'calendar', text });
    onClose();
  };
}
