export { dataExportRoutes } from './data-export.routes.ts';
export { openDataExport } from './open-data-export.ts';
export { openPeopleDesk } from './open-people-desk.ts';
export type { PeopleDeskDoor } from './people-desk.door.ts';
export { peopleDeskRoutes } from './people-desk.routes.ts';
export { personalPeopleDesk } from './personal-people-desk.ts';
export { describeHelp } from './telling/describe-help.ts';
export { helpMails } from './telling/help-mails.ts';
