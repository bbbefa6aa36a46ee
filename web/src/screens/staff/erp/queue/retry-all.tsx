import type { Country } from '@dray/contract/markets.ts';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRetryAll } from '#capabilities/erp-desk/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';

type Props = { cause: string; market: Country | undefined; count: number };

/** Once what kept them from the ERP is mended there. */
export function RetryAll({ cause, market, count }: Props) {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  const { data: self } = useQuery(staffQueries.self());
  const retry = useRetryAll();
  if (count < 2 || !holdsRight(self?.rights, 'erp.change')) return null;
  const press = () =>
    retry.mutate(
      { cause, ...(market ? { market } : {}) },
      {
        onSuccess: (resent) =>
          showToast({
            tone: 'done',
            topic: 'erp all',
            text: t('resent', { count: resent, n: formatNumber(language, resent) }),
          }),
      },
    );
  return (
    <div>
      <Button
        variant="default"
        loading={retry.isPending}
        leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
        onClick={press}
      >
        {t('all', { count, n: formatNumber(language, count) })}
      </Button>
      <FailedNote text={t('order.notDone')} error={retry.error} />
    </div>
  );
}
