import type { Row } from '../store/database.ts';
import type { ErpSeed } from './erp-seed.ts';

/** Contracts and credit accounts of a seed by their entity sets. */
export function seedAgreements({
  contracts = [],
  creditAccounts = [],
}: Pick<ErpSeed, 'contracts' | 'creditAccounts'>): Readonly<Record<string, readonly Readonly<Row>[]>> {
  const below = (rowsOf: (contract: (typeof contracts)[number]) => readonly Readonly<Row>[]) =>
    contracts.flatMap((contract) =>
      rowsOf(contract).map((row) => ({ ...row, SalesContract: contract.header.SalesContract ?? '' })),
    );
  return {
    A_SalesContract: contracts.map(({ header }) => header),
    A_SalesContractItem: below(({ items }) => items),
    A_SalesContractPartner: below(({ partners }) => partners),
    CreditManagementAccount: creditAccounts,
  };
}
