import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';

/** Orders that were placed elsewhere meanwhile wait until they are asked for: no row moves under the reader's finger. */
export function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  return (
    <div role="status" data-print="no">
      {count > 0 && (
        <Button variant="default" size="sm" fullWidth onClick={onShow}>
          {t('newOrders', { count, n: formatNumber(language, count) })}
        </Button>
      )}
    </div>
  );
}
