import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { Loader } from '../../loader.tsx';
import { Later } from '../../page/later.tsx';
import type { Filter } from './filter.ts';
import classes from './filter-panel.module.css';

const fetchPanels = async () => {
  const [panels] = await Promise.all([import('./filter-panels.tsx'), loadTexts('form')]);
  return panels;
};
const Panels = lazy(() => loadChunk(fetchPanels));

/** Reaching for a filter only warms up: if that fails, opening it will tell. */
export const warmUpPanels = () => void fetchPanels().catch(() => undefined);

type Props = { filter: Filter; isFocused: boolean; onLeave: () => void };

/** What one filter is set with. Its code, the calendar above all, comes when somebody reaches for the filters. */
export const FilterPanel = (props: Props) => (
  <Later
    fallback={
      <span className={classes.wait}>
        <Loader size={24} color="currentColor" />
      </span>
    }
  >
    <Panels {...props} />
  </Later>
);
