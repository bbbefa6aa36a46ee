import type { Language } from '@dray/contract/languages.ts';
import { bulkMailText } from '@dray/contract/texts/bulk-upload-text.ts';
import type { Mail } from '#platform/mailer.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';

export type AskedResult = { uid: string; jobId: string; language: Language | undefined; portalUrl: string };

/** What came of a file, to the person who sent it; nothing where it is forgotten, or nobody is left to read it. */
export async function writeResult(
  { uploads, orders, findPerson }: BulkUploadDeps,
  { uid, jobId, language, portalUrl }: AskedResult,
): Promise<Mail | undefined> {
  const [upload, person, all] = await Promise.all([
    uploads.findUpload(uid, jobId),
    findPerson(uid),
    orders.listOrders(jobId),
  ]);
  if (!upload || !person) return undefined;
  const mailLanguage = language ?? person.language;
  const ordered = all.filter(({ state }) => state === 'ordered');
  const rest = all.filter(({ state }) => state !== 'ordered');
  const values = { file: upload.fileName, ordered: ordered.length, refused: rest.length };
  const lines = rest.map(({ verdict, key }) => `– ${verdict.customerOrderNumber || key}`);
  const parts = [
    [bulkMailText('heading', mailLanguage, values), bulkMailText('figures', mailLanguage, values)],
    ...(lines.length > 0 ? [[bulkMailText('notOrdered', mailLanguage), ...lines]] : []),
    [`${bulkMailText('see', mailLanguage)}: ${portalUrl}/catalog/bulk-upload?job=${jobId}`],
  ];
  return {
    to: person.email,
    subject: bulkMailText('subject', mailLanguage, values),
    text: parts.map((each) => each.join('\n')).join('\n\n'),
  };
}
