export type { ActingDoor } from './acting.door.ts';
export { type ActingSession, callerWhileActing, isRunning, type RunningActing } from './acting.model.ts';
export { actingRoutes } from './acting.routes.ts';
export { digestOfActing } from './digest-of-acting.ts';
export { openActing } from './open-acting.ts';
export { personalActing } from './personal-acting.ts';
