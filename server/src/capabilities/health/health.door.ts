import type { Scope } from '#platform/request/request.ts';
import { getHealth } from './get-health.ts';
import type { Looked } from './looks/look.ts';
import { type Beat, noteBeat } from './measure/note-beat.ts';
import { noteMeasured } from './measure/note-measured.ts';
import type { HealthDeps } from './needs/health.deps.ts';
import type { Mark } from './store/health-mark.store.ts';

export type HealthDoor = ReturnType<typeof health>;

/** How the portal is running. Nothing here waits for anything outside the database. */
export const health = (deps: HealthDeps) => ({
  getHealth: (scope: Scope) => getHealth(deps, scope),
  noteMeasured: (looks: readonly Looked[]) => noteMeasured(deps, looks),
  noteBeat: (beat: Beat) => noteBeat(deps, beat),
  endProcess: (name: string) => deps.processes.removeProcess(name),
  noteMark: (mark: Mark) => deps.marks.noteMark(mark),
});
