import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import type { List } from '../query/use-list.ts';
import { countOfFilters } from './count-of-filters.ts';
import classes from './facet-drawer-button.module.css';
import type { Facets } from './use-facets.ts';

const FacetDrawer = lazy(() => loadChunk(() => import('./facet-drawer.tsx')));

type Props = { list: List; facets: Facets };

/** In a narrow window all facets are one touch away, and how many of them hold is seen from outside. */
export function FacetDrawerButton({ list, facets }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const count = countOfFilters(list.selection);
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        {t('filters.heading')}
        {count > 0 && ` · ${formatNumber(language, count)}`}
      </button>
      {isOpen && (
        <Later>
          <FacetDrawer list={list} facets={facets} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
