export { freshOf, type PlainHelp, useCorrect, useHelp } from './help-people.ts';
export { type OwnExport, ownExportQuery, useAskExport, useFetchExport } from './own-export.ts';
export { type HelpedPerson, peopleDeskQueries } from './people-desk.queries.ts';
