import type { NewFile } from '#capabilities/files/index.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import { type BillingDocument, patienceMs } from '../rules/billing-document.model.ts';

/** Not there yet: asked for again later, for a day. */
export class NoFileYet extends Error {}

type Given = { name: string; bytes: Buffer | undefined; content: 'pdf' | 'xml' };

/** A bill's file as it can be kept; undefined where it is none, or nobody knows whose it is. */
export async function judgeBilled(
  deps: DocumentsDeps,
  document: BillingDocument,
  { name, bytes, content }: Given,
): Promise<NewFile | undefined> {
  if (!bytes) return undefined;
  const [order] = await deps.findOrders(await deps.documents.findSapIds(document.number));
  const companyId = order?.companyId ?? (await deps.findPayerOwner(document.payerId))?.companyId;
  const file = companyId ? deps.files.judgeDocument(name, bytes, companyId, content) : undefined;
  return file && !('fault' in file) ? file : undefined;
}

export const isAwaited = ({ clock }: DocumentsDeps, { firstSeenAt }: BillingDocument): boolean =>
  clock.now().getTime() - firstSeenAt.getTime() <= patienceMs;
