import type { ContractUpdate } from '#capabilities/erp/index.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import { applyContract } from './apply-contract.ts';
import type { ContractsDeps } from './contracts.deps.ts';
import { listContracts } from './list-contracts.ts';
import { readContractFile } from './read-contract-file.ts';

export type ContractsDoor = ReturnType<typeof contracts>;

export function contracts(deps: ContractsDeps) {
  return {
    listContracts: (request: Request, payerId: string | undefined) => listContracts(deps, request, payerId),
    readFile: (scope: Scope, id: string) => readContractFile(deps, scope, id),
    /** For the ERP's connector, in its own transaction. */
    applyContract: (update: ContractUpdate) => applyContract(deps, update),
  };
}
