import { createHash } from 'node:crypto';
import type { Applied, ContractNews } from '#capabilities/erp/index.ts';
import type { ContractsDeps } from './contracts.deps.ts';

/** The same news again changes nothing; one that ended there stays here. */
export async function applyContract({ contracts, isPayer }: ContractsDeps, news: ContractNews): Promise<Applied> {
  const digest = digestOfContract(news);
  if ((await contracts.findDigest(news.number)) === digest) return 'same';
  if (!(await isPayer(news.payerId))) return 'unknown';
  await contracts.putContract(news, digest);
  return 'changed';
}

export const digestOfContract = (news: ContractNews): string =>
  createHash('sha256').update(JSON.stringify(news)).digest('base64url');
