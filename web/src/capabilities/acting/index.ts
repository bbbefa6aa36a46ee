export { actingQueries, useActingPermission, useEndActing, useRenewActing, useStartActing } from './acting.queries.ts';
export { takeTab } from './take-tab.ts';
