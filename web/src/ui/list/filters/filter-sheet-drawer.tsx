import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { Drawer } from '../../overlay/drawer.tsx';
import { type Filter, isSet } from './filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import classes from './filter-sheet-drawer.module.css';
import { shownValue } from './shown-value.ts';

type Props = { filters: readonly Filter[]; show: string | undefined; onClear: () => void; onClose: () => void };

/** One filter open at a time; the list behind follows each touch, and the foot says how much it holds by now. */
export default function FilterSheetDrawer({ filters, show, onClear, onClose }: Props) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const [open, setOpen] = useState<string>();
  return (
    <Drawer
      title={t('filters.open')}
      close={t('filters.close')}
      side="bottom"
      onClose={onClose}
      foot={
        <div className="flex gap-8">
          <Button variant="default" disabled={!filters.some(isSet)} onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button className={classes.show} aria-live="polite" onClick={onClose}>
            {show ?? t('filters.close')}
          </Button>
        </div>
      }
    >
      {filters.map((filter) => (
        <section key={filter.name} className={classes.filter}>
          <h3>
            <button
              type="button"
              className={classes.name}
              aria-expanded={filter.name === open}
              onClick={() => setOpen(filter.name === open ? undefined : filter.name)}
            >
              <span className="grow semibold">{filter.label}</span>
              {isSet(filter) && <span className={classes.value}>{shownValue(t, language, filter)}</span>}
              <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </h3>
          {filter.name === open && (
            <div className={classes.panel}>
              <FilterPanel filter={filter} isFocused={false} onLeave={() => setOpen(undefined)} />
            </div>
          )}
        </section>
      ))}
    </Drawer>
  );
}
