import classes from './bell-tabs.module.css';
import type { ShownGroup } from './use-bell-panel.ts';

type Tab = { value: ShownGroup; label: string; count: string | undefined };
type Props = { label: string; shown: ShownGroup; tabs: readonly Tab[]; onChoose: (shown: ShownGroup) => void };

/** The topics in one row; where they do not fit they go on sideways, and the chosen one is brought into sight. */
export const BellTabs = ({ label, shown, tabs, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways.
  <div role="group" aria-label={label} className={classes.tabs}>
    {tabs.map(({ value, label: name, count }) => (
      <button
        key={value}
        type="button"
        className={classes.tab}
        aria-pressed={value === shown}
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        onClick={() => onChoose(value)}
      >
        {name} {count && <span className={classes.count}>{count}</span>}
      </button>
    ))}
  </div>
);
