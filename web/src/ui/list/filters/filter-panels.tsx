import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MultiChoiceList } from '../../form/combobox/multi-choice-list.tsx';
import type { DayRange } from '../../form/dates/day-range.ts';
import { RangeField } from '../../form/dates/range-field.tsx';
import type { ChoiceFilter, Filter, RangeFilter } from './filter.ts';
import { TextPanel } from './text-panel.tsx';

type Props = {
  filter: Filter;
  /** It was opened by itself, and the focus goes to its first field; on a phone that would raise the keyboard. */
  isFocused: boolean;
  onLeave: () => void;
};

export default function FilterPanels({ filter, isFocused, onLeave }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) panel.current?.querySelector('input')?.focus();
  }, [isFocused]);
  return (
    <div ref={panel}>
      <Panel filter={filter} onLeave={onLeave} />
    </div>
  );
}

function Panel({ filter, onLeave }: Omit<Props, 'isFocused'>) {
  switch (filter.kind) {
    case 'choices':
      return <ChoicePanel filter={filter} onLeave={onLeave} />;
    case 'range':
      return <RangePanel filter={filter} />;
    case 'text':
      return <TextPanel filter={filter} onLeave={onLeave} />;
  }
}

/** The list follows every tick: nobody has to guess what a choice will leave of it. */
function ChoicePanel({ filter, onLeave }: { filter: ChoiceFilter; onLeave: () => void }) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const { label, options, chosen, onChange } = filter;
  return (
    <MultiChoiceList
      label={label}
      searchLabel={t('filters.searchIn', { filter: label })}
      choices={options}
      chosen={chosen}
      onTick={(value, isTicked) => onChange(isTicked ? [...chosen, value] : chosen.filter((each) => each !== value))}
      found={(count) => t('filters.found', { count, n: formatNumber(language, count) })}
      nothing={t('filters.nothing')}
      onLeave={onLeave}
    />
  );
}

/** What is being written may make no sense yet: the list follows as soon as it does. */
function RangePanel({ filter: { label, from, to, today, presets, onChange } }: { filter: RangeFilter }) {
  const [range, setRange] = useState<DayRange>({ from, to });
  return (
    <RangeField
      label={label}
      isLabelHidden
      value={range}
      today={today}
      max={today}
      presets={presets}
      onChange={(next, error) => {
        setRange(next);
        if (error === undefined) onChange(next.from, next.to);
      }}
    />
  );
}
