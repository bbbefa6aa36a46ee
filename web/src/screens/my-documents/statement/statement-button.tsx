import { IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { documentsQueries } from '#capabilities/documents/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Later } from '#ui/page/later.tsx';

const StatementDialog = lazy(() => loadChunk(() => import('./statement-dialog.tsx')));

const icon = <IconReportMoney size={20} stroke={1.75} aria-hidden="true" />;

/** Missing where there is no payer whose account the reader may see (T138). */
export function StatementButton({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('documents');
  const { data } = useQuery(documentsQueries.balances());
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (!data || data.balances.length === 0) return null;
  return (
    <>
      {isWide && !isShort ? (
        <Button variant="default" aria-haspopup="dialog" leftSection={icon} onClick={() => setOpen(true)}>
          {t('statement')}
        </Button>
      ) : (
        <IconButton label={t('statement')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {icon}
        </IconButton>
      )}
      {isOpen && (
        <Later>
          <StatementDialog balances={data.balances} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
