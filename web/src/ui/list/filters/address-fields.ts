import { isCalendarDay } from '@dray/contract/calendar-day.ts';

/** Reads one value of an address that anybody may have typed; undefined where it makes no sense. */
type AddressField<Value> = (raw: unknown) => Value | undefined;
type AddressFields = Readonly<Record<string, AddressField<unknown>>>;
type ReadAddress<Fields extends AddressFields> = {
  [Name in keyof Fields]?: NonNullable<ReturnType<Fields[Name]>>;
};

const lastPage = 10_000;
const maxListLength = 50;

/** What a list shows, as its address says it: what makes no sense is as good as not there. */
export function readAddress<Fields extends AddressFields>(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
): ReadAddress<Fields> {
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const value = field(raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read) as ReadAddress<Fields>;
}

export const text =
  (longest: number): AddressField<string> =>
  (raw) =>
    textOf(raw).trim().slice(0, longest) || undefined;

export const word =
  (pattern: RegExp): AddressField<string> =>
  (raw) =>
    pattern.test(textOf(raw)) ? textOf(raw) : undefined;

/** Each once, whether the name is there once or several times. */
export const words =
  (pattern: RegExp): AddressField<string[]> =>
  (raw) => {
    const found = new Set(
      [raw]
        .flat()
        .map(textOf)
        .filter((each) => pattern.test(each)),
    );
    return found.size > 0 ? [...found].slice(0, maxListLength) : undefined;
  };

export const oneOf =
  <Value extends string>(values: readonly Value[]): AddressField<Value[]> =>
  (raw) => {
    const wanted = [raw].flat();
    const found = values.filter((value) => wanted.includes(value));
    return found.length > 0 ? found : undefined;
  };

export const day: AddressField<string> = (raw) => (isCalendarDay(textOf(raw)) ? textOf(raw) : undefined);

/** The first page is the one that is shown without being asked for. */
export const pageNumber: AddressField<number> = (raw) => {
  const page = Number(textOf(raw));
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined;
};

// A screen may hand over what it has read as a number.
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
