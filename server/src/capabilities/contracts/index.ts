export { digestOfContract } from './apply-contract.ts';
export type { ContractsDoor } from './contracts.door.ts';
export { contractsRoutes } from './contracts.routes.ts';
export type { DeliveredSum } from './fulfilment.model.ts';
export { contractsKind } from './master/contracts-kind.ts';
export { openContracts } from './open-contracts.ts';
