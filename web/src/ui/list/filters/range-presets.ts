import { addDays } from '@dray/contract/calendar-day.ts';
import type { RangePreset } from '../../form/dates/range-presets.tsx';

const names = ['last30', 'thisMonth', 'lastMonth'] as const;
type PresetName = (typeof names)[number];

/** The periods that are asked for most, counted from today by the market's calendar. */
export function rangePresets(today: string, label: (name: PresetName) => string): readonly RangePreset[] {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  const periods: Record<PresetName, RangePreset['range']> = {
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: monthStart, to: today },
    lastMonth: { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
  };
  return names.map((name) => ({ label: label(name), range: periods[name] }));
}
