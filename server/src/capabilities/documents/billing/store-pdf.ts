import type { DocumentsDeps } from '../needs/documents.deps.ts';
import { fileNameOf } from '../rules/billing-document.model.ts';
import { isAwaited, judgeBilled, NoFileYet } from './judge-billed.ts';

/** What the ERP gave for a document, kept as it is; undefined where it gave nothing. */
export async function storePdf(deps: DocumentsDeps, number: string, bytes: Buffer | undefined): Promise<void> {
  const { documents, files } = deps;
  const document = await documents.findDocument(number);
  if (!document || document.fileState === 'stored') return;
  const file = await judgeBilled(deps, document, { name: fileNameOf(document), bytes, content: 'pdf' });
  if (file) {
    await files.addFiles([file]);
    return documents.setFile(number, file);
  }
  if (!isAwaited(deps, document)) return documents.setMissing(number);
  throw new NoFileYet(`The ERP has no file of ${number} yet`);
}
