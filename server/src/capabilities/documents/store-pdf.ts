import { fileNameOf, patienceMs } from './billing-document.model.ts';
import type { DocumentsDeps } from './documents.deps.ts';

/** Not there yet: asked for again later, for a day. */
export class NoFileYet extends Error {}

/** What the ERP gave for a document, kept as it is; undefined where it gave nothing. */
export async function storePdf(deps: DocumentsDeps, number: string, bytes: Buffer | undefined): Promise<void> {
  const { documents, files, findPlaces, clock } = deps;
  const document = await documents.findDocument(number);
  if (!document || document.fileState === 'stored') return;
  const places = await findPlaces(await documents.findSapIds(number), undefined);
  const companyId = places[0]?.companyId;
  const file = bytes && companyId ? files.judgeDocument(fileNameOf(document), bytes, companyId) : undefined;
  if (file && !('fault' in file)) {
    await files.addFiles([file]);
    return documents.setFile(number, file);
  }
  if (clock.now().getTime() - document.firstSeenAt.getTime() > patienceMs) return documents.setMissing(number);
  throw new NoFileYet(`The ERP has no file of ${number} yet`);
}
