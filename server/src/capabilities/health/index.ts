export type { HealthDoor } from './health.door.ts';
export { healthRoutes } from './health.routes.ts';
export { type After, type Dependency, usualAfter } from './looks/look.ts';
export { askClamd, askHttp, askIssuer, askSmtp } from './looks/network-looks.connector.ts';
export { type Measuring, measureHealth } from './measure-health.ts';
export { noteMark } from './note-mark.ts';
export { openHealth } from './open-health.ts';
export type { ProcessFigures } from './rules/process-figures.model.ts';
export { startBeats } from './start-beats.ts';
