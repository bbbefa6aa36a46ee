import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { Language } from '@dray/contract/languages.ts';
import { bulkFaultText, bulkReasonText, isBulkFaultCode } from '@dray/contract/texts/bulk-upload-text.ts';
import { writtenWeekday } from '@dray/contract/texts/written-value.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { Fault, FaultFinding, Fix } from '../rules/bulk-upload.model.ts';

export type FaultOnWire = {
  row: number;
  column: BulkColumn | null;
  code: string;
  message: string;
  fixes: { value: string; label: string; reason: string | null; proposed: boolean }[];
  rows: number[];
};

export type Wording = {
  language: Language;
  /** The cart's own sentences. */
  findingText: (finding: Finding, language: Language) => string;
  /** Rows by the cause that they share. */
  rowsOf: ReadonlyMap<string, readonly number[]>;
};

export const faultToWire = (fault: Fault, { language, findingText, rowsOf }: Wording): FaultOnWire => ({
  row: fault.row,
  column: fault.column ?? null,
  code: fault.finding.code,
  message: messageOf(fault.finding, { language, findingText }),
  fixes: fault.fixes.map((fix) => ({
    value: fix.value,
    label: labelOf(fix, language),
    reason: reasonOf(fix, language),
    proposed: fix.isProposed ?? false,
  })),
  rows: [...(rowsOf.get(fault.cause) ?? [fault.row])],
});

export function messageOf(finding: FaultFinding, { language, findingText }: Omit<Wording, 'rowsOf'>): string {
  const { code } = finding;
  if (!isBulkFaultCode(code)) return findingText(finding as Finding, language);
  // Only the cart's findings have values that are no plain words.
  return bulkFaultText(code, language, (finding.values ?? {}) as Readonly<Record<string, string | number>>);
}

const labelOf = ({ value, name, isDay }: Fix, language: Language): string => {
  if (isDay) return writtenWeekday(language, value);
  return name === undefined ? value : `${value} ${name}`;
};

const reasonOf = ({ name, why }: Fix, language: Language): string | null =>
  why ? bulkReasonText(why.code, language, { name: name ?? '', ...why.values }) : (name ?? null);

/** Which rows one change would mend together. */
export function rowsByCause(faults: readonly Fault[]): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  for (const { cause, row } of faults) {
    const known = rows.get(cause);
    if (known) known.push(row);
    else rows.set(cause, [row]);
  }
  return rows;
}
