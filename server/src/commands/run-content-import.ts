import type { Audit } from '#capabilities/audit/index.ts';
import { type ContentReport, openContentImport } from '#capabilities/content/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { readFolderTree } from '#platform/files/folder-tree.ts';
import type { Actor } from '#platform/request/request.ts';
import { importRunStore } from './import-run.store.ts';

type ImportTools = { audit: Audit; files: FilesDoor; actor: Actor; now: Date; today: string };
type WantedImport = { folder: string; isCommitted: boolean; takesEdited: boolean };

const limits = { maxFiles: 5_000, maxDepth: 8 };

/** One folder, one transaction with its line in the audit. Without the word to commit it only tells what would change. */
export async function runContentImport(
  transaction: Transaction,
  { audit, files, actor, now, today }: ImportTools,
  { folder, isCommitted, takesEdited }: WantedImport,
): Promise<ContentReport> {
  const tree = await readFolderTree(folder, limits);
  const run = importRunStore(transaction);
  if (!(await run.takeTurn())) throw new Error('Another import is under way: wait until it has ended.');
  await run.takeTime();
  const content = openContentImport({ filesOf: () => files, now, today, takesEdited })(transaction);
  if (!isCommitted) return content.preview(tree);
  const report = await content.import(tree);
  const { added, changed, ended, unchanged, left, refused } = report;
  await audit.record(actor, {
    action: 'content-imported',
    subject: 'import:content',
    details: {
      added: added.length,
      changed: changed.length,
      ended: ended.length,
      unchanged,
      left: left.length,
      refused: refused.length,
    },
  });
  return report;
}

const listed = (sign: string, names: readonly string[]): string[] => names.map((name) => `${sign} ${name}`);

/** What an operator reads: every item that changes, every one that cannot be taken and why, then the sums. */
export const contentSummary = (report: ContentReport, isCommitted: boolean): string[] => [
  ...listed('+', report.added),
  ...listed('~', report.changed),
  ...listed('-', report.ended),
  ...listed('=', report.left),
  ...report.refused.map(({ path, why }) => `! ${path}: ${why}`),
  `added ${report.added.length}, changed ${report.changed.length}, ended ${report.ended.length}, ` +
    `unchanged ${report.unchanged}, left ${report.left.length}, refused ${report.refused.length}`,
  ...(report.left.length > 0
    ? ['What is marked with = was written in the portal since, and stays. Add --take to let the folder win.']
    : []),
  ...(isCommitted ? [] : ['Nothing was changed: this was a preview. Add --commit to take it over.']),
];
