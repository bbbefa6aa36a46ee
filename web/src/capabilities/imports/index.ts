export { useCommitImport, useStartImport, useStopImport, useUndoImport } from './change-imports.ts';
export { importFaultsFile, masterFile } from './import-files.ts';
export {
  type ImportHead,
  type ImportRow,
  importsPerPage,
  importsQueries,
  isUnderWay,
  type MasterKindFacts,
  type ShownImport,
} from './imports.queries.ts';
export { type ImportRowFilters, type ImportsAddress, readImports } from './imports-address.ts';
export { masterOwnersQuery, type OwnedKind, useSetOwner } from './owners.queries.ts';
