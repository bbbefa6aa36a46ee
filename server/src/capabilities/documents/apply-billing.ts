import type { Applied, BillingNews } from '#capabilities/erp/index.ts';
import { isFetchedAtOnce } from './billing-document.model.ts';
import { digestOfNews } from './billing-document.store.ts';
import type { DocumentsDeps } from './documents.deps.ts';

/** The same news again changes nothing; a new document's file is asked for with it. */
export async function applyBilling({ documents, clock }: DocumentsDeps, news: BillingNews): Promise<Applied> {
  const known = await documents.findDigest(news.number);
  const digest = digestOfNews(news);
  if (known === digest) return 'same';
  const at = clock.now();
  await documents.putDocument(news, { digest, at, fileState: 'on-demand' });
  if (known === undefined && isFetchedAtOnce(news.date, at)) await documents.askForFile(news.number);
  return 'changed';
}
