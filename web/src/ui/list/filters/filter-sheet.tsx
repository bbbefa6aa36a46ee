import { IconFilter } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { Later } from '../../page/later.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import type { Filter } from './filter.ts';
import { warmUpPanels } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';

const Sheet = lazy(() => loadChunk(() => import('./filter-sheet-drawer.tsx')));

type Props = {
  filters: readonly Filter[];
  count: number;
  /** A field to search in is beside it: its word is only read out. */
  isShort: boolean;
  show: string | undefined;
  onClear: () => void;
};

/** On a phone all filters are in one sheet, and the button says how many are set. */
export function FilterSheet({ filters, count, isShort, show, onClear }: Props) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={isShort ? classes.short : undefined}
        data-on={count > 0 || undefined}
        aria-haspopup="dialog"
        leftSection={<IconFilter size={20} stroke={1.75} aria-hidden="true" />}
        rightSection={count > 0 ? <span className={classes.count}>{formatNumber(language, count)}</span> : undefined}
        onPointerEnter={warmUpPanels}
        onClick={() => setOpen(true)}
      >
        {isShort ? <VisuallyHidden>{t('filters.open')}</VisuallyHidden> : t('filters.open')}
      </Button>
      {isOpen && (
        <Later>
          <Sheet filters={filters} show={show} onClear={onClear} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
