import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { keyOf, type MasterKind, type MasterRow } from '#platform/master/master-kind.ts';
import { FileRefused } from '../reading/file-refused.ts';
import type { JudgedRow } from '../rules/import-run.model.ts';
import type { Previewing } from './previewing.ts';

const pageRows = 1_000;

/** Within the markets that it speaks of, what a full file lacks ends; it is listed below the rows of the file. */
export async function endLacking({ deps, run, tally, progressed }: Previewing, name: MasterKindName, kind: MasterKind) {
  const table = kind.open(deps.transaction);
  if (!table.end) throw new FileRefused('IMPORT_NOT_FULL', { kind: name });
  const of = { runId: run.id, kind: name };
  const countries = await deps.rows.listMarkets(of);
  let after: MasterRow | undefined;
  let line = -1;
  for (;;) {
    const page = await table.list({ countries, after, limit: pageRows });
    if (page.length === 0) return;
    after = page.at(-1)?.row;
    const taken = await deps.rows.findTaken(
      of,
      page.map(({ row }) => keyOf(kind, row)),
    );
    const lacking = page.filter(({ row }) => !taken.has(keyOf(kind, row)) && !table.hasEnded?.(row));
    const ended = lacking.map(({ row, country }): JudgedRow => {
      const own = line;
      line -= 1;
      const unsaid = { becomes: undefined, cells: undefined, faults: [], awaits: [] };
      return { ...unsaid, line: own, key: keyOf(kind, row), verdict: 'ended', country, before: row };
    });
    await deps.rows.addRows(of, ended);
    tally.count(name, ended);
    tally.follow([{ code: 'ROWS_ENDED', count: ended.length }]);
    await progressed();
    if (page.length < pageRows) return;
  }
}
