import { IconFileZip } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { DocumentsFilters } from '#capabilities/documents/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Later } from '#ui/page/later.tsx';

const MonthDialog = lazy(() => loadChunk(() => import('./month-dialog.tsx')));

const icon = <IconFileZip size={20} stroke={1.75} aria-hidden="true" />;

type Props = { filters: DocumentsFilters; isShort: boolean };

/** All documents of a month at once, whatever the list is narrowed to. */
export function MonthButton({ filters, isShort }: Props) {
  const { t } = useTranslation('documents');
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isWide && !isShort ? (
        <Button variant="default" aria-haspopup="dialog" leftSection={icon} onClick={() => setOpen(true)}>
          {t('month.button')}
        </Button>
      ) : (
        <IconButton label={t('month.button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {icon}
        </IconButton>
      )}
      {isOpen && (
        <Later>
          <MonthDialog filters={filters} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
