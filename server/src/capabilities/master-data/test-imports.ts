import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { formOf } from '../bulk-upload/test-bulk-upload.ts';

export type Cells = Readonly<Record<string, string>>;

/** A file as a program writes it: columns by their first appearance. */
export function csvOf(rows: readonly Cells[], separator = ';'): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `${lines.map((cells) => cells.map(quoted).join(separator)).join('\r\n')}\r\n`;
}

const quoted = (cell: string): string => (/[",;\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One of the supplier's people at their files. */
export function importerAs(caller: Caller) {
  const start = (bytes: Uint8Array | string, query: string, options: { name?: string; key?: string } = {}) => {
    const { payload, headers } = formOf(bytes, options.name ?? 'file.csv');
    const keyed = options.key ? { ...headers, 'idempotency-key': options.key } : headers;
    return caller.send('POST', `/api/staff/imports?${query}`, payload, { headers: keyed });
  };
  const show = (id: string) => caller.get(`/api/staff/imports/${id}`);
  const settled = (id: string) =>
    eventually(async () => {
      const { body } = await show(id);
      return ['reading', 'committing'].includes(body.state) ? undefined : body;
    });
  const commit = (id: string, body: object) => caller.send('POST', `/api/staff/imports/${id}/commit`, body);
  return {
    caller,
    start,
    show,
    settled,
    commit,
    undo: (id: string) => caller.send('POST', `/api/staff/imports/${id}/undo`, undefined),
    stop: (id: string) => caller.send('POST', `/api/staff/imports/${id}/stop`, undefined),
    rows: async (id: string, query = '') => (await caller.get(`/api/staff/imports/${id}/rows?limit=100${query}`)).body,
    /** Read and judged. */
    async preview(bytes: Uint8Array | string, query: string, name?: string) {
      const { status, body } = await start(bytes, query, name ? { name } : {});
      if (status !== 202) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
      return settled(body.importId);
    },
    /** Read, judged and written as it was shown. */
    async take(bytes: Uint8Array | string, query: string) {
      const previewed = await this.preview(bytes, query);
      const { status, body } = await commit(previewed.id, { previewHash: previewed.previewHash });
      if (status !== 202) throw new Error(`The import was refused: ${JSON.stringify(body)}`);
      return settled(previewed.id);
    },
  };
}

export type Importer = ReturnType<typeof importerAs>;

export const faultsIn = (rows: { results: { line: number; faults: { column: string; message: string }[] }[] }) =>
  rows.results.flatMap(({ line, faults }) => faults.map(({ column, message }) => `${line} ${column}: ${message}`));
