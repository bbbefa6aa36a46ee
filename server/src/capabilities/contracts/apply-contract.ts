import { createHash } from 'node:crypto';
import type { Applied, ContractUpdate } from '#capabilities/erp/index.ts';
import type { ContractsDeps } from './contracts.deps.ts';

/** The same update again changes nothing; one that ended there stays here. */
export async function applyContract({ contracts, isPayer }: ContractsDeps, update: ContractUpdate): Promise<Applied> {
  const digest = digestOfContract(update);
  if ((await contracts.findDigest(update.number)) === digest) return 'same';
  if (!(await isPayer(update.payerId))) return 'unknown';
  await contracts.putContract(update, digest);
  return 'changed';
}

export const digestOfContract = (update: ContractUpdate): string =>
  createHash('sha256').update(JSON.stringify(update)).digest('base64url');
