import { useState } from 'react';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { Specimen } from './specimen.tsx';

type Set = { chosen: readonly string[]; from?: string | undefined; to?: string | undefined; name?: string | undefined };

const today = '2026-11-16';
const cities = ['Brno', 'Čáslav', 'Kuřim', 'Ostrava', 'Plzeň', 'Praha'];

export function ShowFilters() {
  const [set, setSet] = useState<Set>({ chosen: ['Kuřim'] });
  const filters: readonly Filter[] = [
    {
      kind: 'choices',
      name: 'place',
      label: 'Ship-to',
      options: cities.map((value, index) => ({ value, label: value, count: String(index + 1) })),
      chosen: set.chosen,
      onChange: (chosen) => setSet({ ...set, chosen }),
    },
    {
      kind: 'range',
      name: 'ordered',
      label: 'Ordered',
      from: set.from,
      to: set.to,
      today,
      presets: rangePresets(today, (name) => name),
      onChange: (from, to) => setSet({ ...set, from, to }),
    },
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      value: set.name,
      maxLength: 60,
      onChange: (name) => setSet({ ...set, name }),
    },
  ];
  return (
    <Specimen name="filters">
      <FilterBar
        filters={filters}
        show="Show 3 orders"
        onClear={() => setSet({ chosen: [] })}
        search={<SearchForm label="Order number" value={undefined} maxLength={60} onSearch={() => undefined} />}
      />
      <p data-value="">{JSON.stringify(set)}</p>
    </Specimen>
  );
}
