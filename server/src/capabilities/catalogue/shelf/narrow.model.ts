import { type Column, type Columns, type Facet, facets, mapFacets } from './facet-column.model.ts';

/** The values that are wanted, by facet; a facet that is not named does not narrow. */
export type Wanted = Partial<Readonly<Record<Facet, ReadonlySet<string>>>>;

export type Narrowed = {
  /** 1 for every product that is wanted, by slot. */
  isMatch: Uint8Array;
  /**
   * How many products have each value, by the value's number. A facet's own choice does not narrow its own counts: they
   * say what one more value would bring.
   */
  counts: Readonly<Record<Facet, Uint32Array>>;
};

const none = -1;
const many = -2;

/** One pass to see which facet each product fails, one for each facet to count: what fails only that one counts there. */
export function narrow(columns: Columns, offered: Uint32Array, wanted: Wanted): Narrowed {
  const failed = failedFacets(columns, offered, wanted);
  const isMatch = new Uint8Array(columns.group.ids.length);
  for (let at = 0; at < offered.length; at += 1) if (failed[at] === none) isMatch[offered[at] ?? 0] = 1;
  return { isMatch, counts: mapFacets((facet, nth) => countsOf(columns[facet], offered, failed, nth)) };
}

/** For each of the offered the number of the one facet that it fails, or that it fails none or several. */
function failedFacets(columns: Columns, offered: Uint32Array, wanted: Wanted): Int8Array {
  const failed = new Int8Array(offered.length).fill(none);
  facets.forEach((facet, nth) => {
    const values = wanted[facet];
    if (!values) return;
    const { ids } = columns[facet];
    const isAllowed = allowedNumbers(columns[facet], values);
    for (let at = 0; at < offered.length; at += 1)
      if (isAllowed[ids[offered[at] ?? 0] ?? 0] !== 1) failed[at] = failed[at] === none ? nth : many;
  });
  return failed;
}

function countsOf({ ids, values }: Column, offered: Uint32Array, failed: Int8Array, nth: number): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < offered.length; at += 1) {
    const failedFacet = failed[at];
    if (failedFacet !== none && failedFacet !== nth) continue;
    const id = ids[offered[at] ?? 0] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

function allowedNumbers({ values, numbers }: Column, wanted: ReadonlySet<string>): Uint8Array {
  const isAllowed = new Uint8Array(values.length);
  for (const value of wanted) {
    const number = numbers.get(value);
    if (number !== undefined) isAllowed[number] = 1;
  }
  return isAllowed;
}

/** Of the wanted values those that something here has. */
export function presentAmong(columns: Columns, offered: Uint32Array, wanted: Wanted): Wanted {
  const present = facets.map((facet) => {
    const { ids, values } = columns[facet];
    const failedFacet = wanted[facet] ?? new Set();
    const isPresent = new Uint8Array(values.length);
    if (failedFacet.size > 0) for (let at = 0; at < offered.length; at += 1) isPresent[ids[offered[at] ?? 0] ?? 0] = 1;
    return [
      facet,
      new Set(values.filter((value, number) => isPresent[number] === 1 && failedFacet.has(value))),
    ] as const;
  });
  return Object.fromEntries(present.filter(([, group]) => group.size > 0));
}
