import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { FileAnswer } from '@dray/contract/file-answer.ts';
import { limits } from '@dray/contract/limits.ts';
import { bulkFaultText, bulkHeading, bulkWord } from '@dray/contract/texts/bulk-upload-text.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';
import type { Fault, StagedOrder, StagedRow } from '../rules/bulk-upload.model.ts';
import { getUpload } from '../upload/show-upload.ts';
import { messageOf, type Wording } from '../wire/fault.wire.ts';
import { toCsv } from './csv-file.ts';

type Words = Pick<Wording, 'language' | 'findingText'>;

/** The rows that could not be ordered, in the file's own columns, each with what is wrong with it. */
export async function writeFaultFile(deps: BulkUploadDeps, uid: string, id: string, words: Words): Promise<FileAnswer> {
  const upload = await getUpload(deps, uid, id);
  const states = ['faulty', 'refused', 'repeated'] as const;
  const [orders, { rows }] = await Promise.all([
    deps.orders.listOrders(id),
    deps.orders.listRows(id, { states, orderKey: undefined }, { offset: 0, limit: limits.bulkRows }),
  ]);
  const orderOf = new Map(orders.map((order) => [order.key, order]));
  const { language } = words;
  const heading = upload.heading ?? bulkColumns.map((column) => bulkHeading(column, language));
  const width = Math.max(heading.length, ...rows.map(({ written }) => written.length));
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, position) => cells[position] ?? '');
  const lines = rows.map((row) => [...filled(row.written), whatIsWrong(row, orderOf.get(row.orderKey), words)]);
  return {
    bytes: toCsv([[...filled(heading), bulkWord('whatIsWrong', language)], ...lines]),
    type: 'text/csv; charset=utf-8',
    name: `${bulkWord('faultName', language)}.csv`,
  };
}

function whatIsWrong(row: StagedRow, order: StagedOrder | undefined, words: Words): string {
  const messages = [...row.faults, ...(order?.verdict.findings ?? []).filter(({ column }) => column === undefined)].map(
    (fault) => sentenceOf(fault, words),
  );
  const number = order?.state === 'repeated' ? order.orderNumber : undefined;
  const repeated = number === undefined ? [] : [bulkFaultText('ALREADY_ORDERED', words.language, { number })];
  return [...new Set([...messages, ...repeated])].join(' ');
}

const sentenceOf = ({ column, finding }: Fault, words: Words): string => {
  const message = messageOf(finding, words);
  return column === undefined ? message : `${bulkHeading(column, words.language)}: ${message}`;
};
