export { digestOfContract } from './apply-contract.ts';
export { contractStore } from './contract.store.ts';
export type { ContractsDeps } from './contracts.deps.ts';
export { type ContractsDoor, contracts } from './contracts.door.ts';
export { contractsRoutes } from './contracts.routes.ts';
export type { DeliveredSum } from './fulfilment.model.ts';
