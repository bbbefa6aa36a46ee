import type { ErpClock, Wall } from './clock/erp-clock.ts';
import type { FaultBoard } from './faults/fault-board.ts';
import type { HeldWork } from './faults/held-work.ts';
import type { WorkProcesses } from './http/work-processes.ts';
import type { Life } from './life/life.ts';
import type { Credentials } from './session/basic-auth.ts';
import type { CsrfSessions } from './session/csrf-sessions.ts';
import type { ErpDatabase } from './store/database.ts';

/** What is counted for tests that ask what really arrived. */
export type Counters = { posts: number; lost: number; replayed: number };

/** Everything that one ERP consists of. */
export type Erp = {
  database: ErpDatabase;
  wall: Wall;
  clock: ErpClock;
  life: Life;
  faults: FaultBoard;
  late: HeldWork;
  sessions: CsrfSessions;
  processes: WorkProcesses;
  credentials: Credentials;
  isRepeatable: boolean;
  counters: Counters;
};
