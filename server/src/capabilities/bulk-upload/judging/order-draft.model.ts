import { languages } from '@dray/contract/languages.ts';
import { plainWord } from '@dray/contract/texts/bulk-upload-text.ts';
import { transportLabel } from '@dray/contract/texts/cart-text.ts';
import type { ShipTo, Transport } from '#capabilities/company/index.ts';
import { type Fault, type Fix, proposed } from '../rules/bulk-upload.model.ts';
import { commonOf } from './common-cells.model.ts';
import type { ReadRow } from './read-row.model.ts';
import type { ShipToLookup } from './ship-to-lookup.model.ts';

/** An order as its rows name it, before goods and rules are asked. */
export type OrderDraft = {
  key: string;
  rows: readonly ReadRow[];
  number: string;
  shipTo: ShipTo | undefined;
  day: string | undefined;
  note: string | undefined;
  faults: readonly Fault[];
};

export function draftOf(key: string, rows: readonly ReadRow[], shipTos: ShipToLookup): OrderDraft {
  const foundShipTo = commonOf<ShipTo>({
    column: 'shipTo',
    said: rows.map(({ row, shipTo }) => ({ row, text: shipTo, value: shipTos.find(shipTo) })),
    isSame: (a, b) => a.id === b.id,
    write: ({ id, name }) => ({ value: id, name }),
    refuse: ({ text }, ofOrder) => ({
      finding: { code: 'SHIP_TO_UNKNOWN', values: { value: text } },
      fixes: shipTos.fixesFor(text, ofOrder),
    }),
  });
  const day = commonOf<string>({
    column: 'deliveryDate',
    said: rows.map((each) => ({ row: each.row, ...each.day })),
    isSame: (a, b) => a === b,
    write: (value) => ({ value, isDay: true }),
    refuse: (_said, ofOrder) => ({
      finding: { code: 'MALFORMED' },
      fixes: ofOrder ? [proposed({ value: ofOrder, isDay: true, why: { code: 'AS_IN_ORDER' } })] : [],
    }),
  });
  const note = commonOf<string>({
    column: 'note',
    said: rows.map((each) => ({ row: each.row, text: each.note, value: each.note || undefined })),
    isSame: (a, b) => a === b,
    write: (value) => ({ value }),
    refuse: () => ({ finding: { code: 'TEXT_NOT_PRINTABLE' }, fixes: [] }),
  });
  return {
    key,
    rows,
    number: rows[0]?.number ?? '',
    shipTo: foundShipTo.value,
    day: day.value,
    note: note.value,
    faults: [...foundShipTo.faults, ...day.faults, ...note.faults],
  };
}

/** By its code or its name in any language; nothing named is the ship-to's usual one. */
export function transportOf(
  rows: readonly ReadRow[],
  transports: readonly Transport[],
): { value: string | undefined; faults: Fault[] } {
  return commonOf<string>({
    column: 'transportType',
    said: rows.map(({ row, transport }) => ({ row, text: transport, value: findTransport(transport, transports) })),
    isSame: (a, b) => a === b,
    write: (value) => ({ value }),
    refuse: () => ({
      finding: { code: 'TRANSPORT_NOT_OFFERED' },
      fixes: onlyProposed(transports.slice(0, 3).map(({ transportType }) => ({ value: transportType }))),
    }),
  });
}

const onlyProposed = (fixes: readonly Fix[]): Fix[] => (fixes.length === 1 ? fixes.map(proposed) : [...fixes]);

function findTransport(text: string, transports: readonly Transport[]): string | undefined {
  if (text === '') return undefined;
  const wanted = plainWord(text);
  return transports.find(({ transportType }) =>
    [transportType, ...languages.map((language) => transportLabel(transportType, language))].some(
      (name) => plainWord(name) === wanted,
    ),
  )?.transportType;
}
