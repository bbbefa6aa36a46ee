import type { RangePreset } from '../../form/dates/range-presets.tsx';

/** `count` is how many rows it would leave, as it is shown. */
type FilterOption = { value: string; label: string; count?: string };

type Named = { name: string; label: string };

export type ChoiceFilter = Named & {
  kind: 'choices';
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

export type RangeFilter = Named & {
  kind: 'range';
  from: string | undefined;
  to: string | undefined;
  /** By the market's calendar; the list holds what has happened, so no later day can be asked for. */
  today: string;
  presets: readonly RangePreset[];
  onChange: (from: string | undefined, to: string | undefined) => void;
};

export type TextFilter = Named & {
  kind: 'text';
  value: string | undefined;
  maxLength: number;
  onChange: (value: string | undefined) => void;
};

/** Something a list can be narrowed by; what is chosen is in the screen's address and comes back from there. */
export type Filter = ChoiceFilter | RangeFilter | TextFilter;

export const isSet = (filter: Filter): boolean => {
  switch (filter.kind) {
    case 'choices':
      return filter.chosen.length > 0;
    case 'range':
      return filter.from !== undefined || filter.to !== undefined;
    case 'text':
      return filter.value !== undefined;
  }
};

export function clear(filter: Filter): void {
  if (filter.kind === 'choices') filter.onChange([]);
  else if (filter.kind === 'range') filter.onChange(undefined, undefined);
  else filter.onChange(undefined);
}
