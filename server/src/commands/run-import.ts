import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Audit } from '#capabilities/audit/index.ts';
import { importProducts, openProductMarkets } from '#capabilities/catalogue/index.ts';
import { importPrices } from '#capabilities/pricing/index.ts';
import type { ImportReport } from '#platform/csv/import-report.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Actor } from '#platform/request/request.ts';
import type { ImportKind } from './import-kind.ts';
import { importRunStore } from './import-run.store.ts';
import { importTerminal, type Paper } from './import-terminal.ts';

const imports = {
  products: { run: importProducts, action: 'products-imported' },
  prices: { run: importPrices, action: 'prices-imported' },
} as const satisfies Record<ImportKind, object>;

type ImportTools = { audit: Audit; actor: Actor; today: string; paper: Paper };

/** One file, one transaction with its line in the audit: the portal shows all good rows of it, or none. */
export async function runImport(
  transaction: Transaction,
  { audit, actor, today, paper }: ImportTools,
  { kind, path }: { kind: ImportKind; path: string },
): Promise<ImportReport> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new Error(`There is no file ${path}.`);
  const run = importRunStore(transaction);
  if (!(await run.takeTurn())) throw new Error('Another import is under way: wait until it has ended.');
  await run.takeTime();

  const terminal = importTerminal(paper, file.size);
  const report = await imports[kind].run(transaction, createReadStream(path), {
    today,
    findMarkets: openProductMarkets()(transaction),
    onRefused: terminal.refused,
    onProgress: terminal.progressed,
  });
  terminal.done();
  await audit.record(actor, {
    action: imports[kind].action,
    subject: `import:${kind}`,
    details: { imported: report.imported, unchanged: report.unchanged, refused: report.refusedRows },
  });
  return report;
}
