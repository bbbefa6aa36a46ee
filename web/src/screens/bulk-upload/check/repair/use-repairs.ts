import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { useRef, useState } from 'react';
import { useFaultKey } from '../faults/use-fault-key.ts';
import type { Mend } from '../faults/use-mending.ts';
import { keysTouched, type RepairLine } from './repair-lines.model.ts';

export type Repairs = {
  /** What is wrong, and what was mended since one came. */
  lines: readonly RepairLine[];
  /** One press; the next line has the focus then. */
  take: (line: RepairLine, value: string) => void;
  /** What was typed in place counts for the rows of its own order. */
  write: (line: RepairLine, column: BulkColumn, value: string) => void;
  /** From this line to the next one that is wrong. */
  goOn: (line: RepairLine) => void;
};

/** The lines of the repair table, which stay where they are when they are mended, and the way from one to the next. */
export function useRepairs(all: readonly RepairLine[], onMend: (mend: Mend) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const lines = all.filter(({ key, fault }) => fault || touched.has(key));
  const mend = (change: Mend) => {
    setTouched((before) => new Set([...before, ...keysTouched(all, change.rows, change.column)]));
    onMend(change);
  };
  const step = (key: string | undefined, by: 1 | -1) => {
    const found = openLines(list.current);
    const keys = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].map(keyOf);
    const at = key === undefined ? -1 : keys.indexOf(key);
    const isBeyond = (line: HTMLElement) =>
      by === 1 ? keys.indexOf(keyOf(line)) > at : keys.indexOf(keyOf(line)) < at;
    const next = by === 1 ? found.find(isBeyond) : found.findLast(isBeyond);
    return next ?? (by === 1 ? found[0] : found.at(-1));
  };
  useFaultKey((by) => {
    const current = document.activeElement?.closest<HTMLElement>('[data-line]');
    fieldIn(step(current ? keyOf(current) : undefined, by))?.focus();
  });
  const repairs: Repairs = {
    lines,
    take: (line, value) => {
      if (line.column === null) return;
      const next = step(line.key, 1);
      const isOther = next && keyOf(next) !== line.key;
      (isOther ? (proposalIn(next) ?? fieldIn(next)) : fieldIn(lineOf(list.current, line.key)))?.focus();
      mend({ rows: line.mendedRows, column: line.column, value });
    },
    write: (line, column, value) => mend({ rows: line.rows, column, value }),
    goOn: (line) => fieldIn(step(line.key, 1))?.focus(),
  };
  return { list, repairs };
}

const keyOf = (line: HTMLElement): string => line.dataset.line ?? '';

const openLines = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-line][data-wrong]') ?? []),
];

const lineOf = (list: HTMLElement | null, key: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find((line) => keyOf(line) === key);

const fieldIn = (line: HTMLElement | undefined): HTMLElement | null | undefined =>
  line?.querySelector<HTMLElement>('input, button');

const proposalIn = (line: HTMLElement): HTMLElement | null => line.querySelector<HTMLElement>('[data-proposal]');
