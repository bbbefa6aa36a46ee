import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ContractsDeps } from './contracts.deps.ts';

/** A foreign contract answers like a missing one, and like one of which there is no file. */
export async function readContractFile(
  deps: ContractsDeps,
  scope: Scope,
  id: string,
): Promise<{ bytes: Buffer; name: string }> {
  const contract = await deps.contracts.findContract(id);
  const shipTos = contract ? await deps.listShipTos(scope) : [];
  if (!contract?.fileKey || !shipTos.some(({ payer }) => payer.id === contract.payerId)) {
    throw new Refusal('DOCUMENT_NOT_FOUND');
  }
  const bytes = await deps.files.readFile(contract.fileKey);
  if (!bytes) throw new Refusal('FILE_UNAVAILABLE');
  return { bytes, name: `${contract.name} ${contract.id}.pdf` };
}
