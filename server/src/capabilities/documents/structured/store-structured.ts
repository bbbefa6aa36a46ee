import { isAwaited, judgeBilled, NoFileYet } from '../billing/judge-billed.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';

export type FetchedStructured = { number: string; format: string; bytes: Buffer | undefined };

/** What the ERP gave for programs, kept as it is; undefined where it gave nothing. */
export async function storeStructured(
  deps: DocumentsDeps,
  { number, format, bytes }: FetchedStructured,
): Promise<void> {
  const { documents, structured, files } = deps;
  const [document, state] = await Promise.all([documents.findDocument(number), structured.findState(number, format)]);
  if (!document || state === undefined || state === 'stored') return;
  const file = await judgeBilled(deps, document, { name: `${number}.${format}.xml`, bytes, content: 'xml' });
  if (file) {
    await files.addFiles([file]);
    return structured.setFile(number, format, file);
  }
  if (!isAwaited(deps, document)) return structured.setMissing(number, format);
  throw new NoFileYet(`The ERP has no ${format} of ${number} yet`);
}
