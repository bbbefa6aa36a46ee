import { findClockSetting } from './clock/clock-setting.store.ts';
import { createErpClock, type Wall } from './clock/erp-clock.ts';
import { createControlListener } from './control/control-listener.ts';
import { createFaultBoard } from './faults/fault-board.ts';
import { createHeldWork } from './faults/held-work.ts';
import { type Door, openDoor } from './http/door.ts';
import { createListener } from './http/listener.ts';
import { createWorkProcesses, type WorkLimits } from './http/work-processes.ts';
import { createLife } from './life/life.ts';
import { type Shares, usualShares } from './life/plan.ts';
import { type ErpLog, silentLog } from './log.ts';
import type { Credentials } from './session/basic-auth.ts';
import { createCsrfSessions } from './session/csrf-sessions.ts';
import { openErpDatabase } from './store/database.ts';
import { prepareSchema } from './store/prepare-schema.store.ts';

export type ErpOptions = {
  databaseUrl: string;
  credentials: Credentials;
  /** 0, or none: any free one. */
  port?: number | undefined;
  /** Without a token there is no control port. */
  control?: { token: string; port?: number | undefined } | undefined;
  shares?: Shares | undefined;
  /** Whether Gateway's repeatable requests are switched on. */
  isRepeatable?: boolean | undefined;
  /** Orders of this moment are watched: some are delivered within minutes. */
  ripens?: boolean | undefined;
  sessionLifeMs?: number | undefined;
  limits?: WorkLimits | undefined;
  /** How often it looks for what is due; 0: only when it is told to. */
  tickEveryMs?: number | undefined;
  wall?: Wall | undefined;
  log?: ErpLog | undefined;
};

export type RunningErp = { url: string; port: number; controlUrl: string | undefined; stop(): Promise<void> };

const host = '127.0.0.1';
const usualLimits: WorkLimits = { atOnce: 50, waiting: 500, waitMs: 30_000 };
const usualSessionLifeMs = 30 * 60_000;
const usualTickMs = 500;

/** A whole ERP: its tables, its two doors and its clock. */
export async function startErp(options: ErpOptions): Promise<RunningErp> {
  const { credentials, log = silentLog, wall = { now: () => new Date() } } = options;
  const database = openErpDatabase(options.databaseUrl);
  await prepareSchema(database);
  const clock = createErpClock(wall, await findClockSetting(database));
  const { shares = usualShares, ripens = false } = options;
  const life = createLife({ database, clock, log, shares, ripens });
  const erp = {
    database,
    wall,
    clock,
    life,
    credentials,
    faults: createFaultBoard(),
    late: createHeldWork(),
    sessions: createCsrfSessions({ wall, lifeMs: options.sessionLifeMs ?? usualSessionLifeMs }),
    processes: createWorkProcesses(options.limits ?? usualLimits),
    isRepeatable: options.isRepeatable ?? true,
    counters: { posts: 0, lost: 0, replayed: 0 },
  };
  const door = await openDoor(createListener(erp, log), { host, port: options.port ?? 0 });
  const control = options.control
    ? await openDoor(createControlListener({ ...erp, door }, options.control.token), {
        host,
        port: options.control.port ?? 0,
      })
    : undefined;
  const stopTicking = tickEvery(options.tickEveryMs ?? usualTickMs, () => life.tick(), log);

  const urlOf = (door: Door) => `http://${host}:${door.port}`;
  return {
    url: urlOf(door),
    port: door.port,
    controlUrl: control && urlOf(control),
    stop: async () => {
      await stopTicking();
      erp.late.releaseAll();
      await control?.close();
      await door.open();
      await door.close();
      await database.close();
    },
  };
}

/** One look after the other. While looks fail, as they do without a database, only the first is reported. */
function tickEvery(ms: number, tick: () => Promise<unknown>, log: ErpLog): () => Promise<void> {
  let running: Promise<void> | undefined;
  let hasFailed = false;
  const lookOnce = async () => {
    try {
      await tick();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error('what is due could not be done', error);
      hasFailed = true;
    }
  };
  const look = () => {
    running ??= lookOnce().finally(() => {
      running = undefined;
    });
  };
  const timer = ms > 0 ? setInterval(look, ms) : undefined;
  return async () => {
    clearInterval(timer);
    await running;
  };
}
