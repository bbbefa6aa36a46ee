export { gatherMarketSales } from './gather-market-sales.ts';
export { openReporting } from './open-reporting.ts';
export type { PowerBiAccess } from './power-bi/open-power-bi.ts';
export { powerBi } from './power-bi/power-bi.connector.ts';
export type { PowerBiSettings } from './power-bi/power-bi.model.ts';
export type { RebuiltPart } from './rebuild-part.ts';
export type { ReportingDoor } from './reporting.door.ts';
export { reportingRoutes } from './reporting.routes.ts';
export type { Measures } from './sales.model.ts';
