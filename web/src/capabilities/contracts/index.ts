export { ContractLine } from './contract-line.tsx';
export { type Contract, contractsKey, contractsQueries } from './contracts.queries.ts';
export { CartAgreements } from './lazy-agreements.tsx';
