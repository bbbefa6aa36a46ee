export { isSetToPortal } from './delta/owners.ts';
export { type CommandedImport, importFile, listRefused } from './import-file.ts';
export { importJobs, wakeImports } from './import-work.ts';
export { importRoutes } from './imports.routes.ts';
export { type LoadedRows, loadRows } from './load-rows.ts';
export { type MasterDataDoor, masterData } from './master-data.door.ts';
export { masterDataRoutes } from './master-data.routes.ts';
export type { MasterKinds } from './needs/master-data.deps.ts';
export { masterDataDepsOf } from './open-master-data.ts';
