import { z } from 'zod';
import { countries } from '../markets.ts';
import { dependencyNames, faultKinds, findingCodes, healthCharts } from './health-words.ts';

const moment = z.iso.datetime();
const market = z.enum(countries as readonly [(typeof countries)[number], ...(typeof countries)[number][]]);

/** Something that a person should know or do, the worst first. */
const finding = z.object({
  code: z.enum(findingCodes),
  level: z.enum(['danger', 'warning']),
  /** What it is about: a dependency, a job, a process or a market. */
  subject: z.string().nullable(),
  since: moment.nullable(),
  count: z.int().nullable(),
  /** The heading in the operator's documents that says what to do. */
  runbook: z.string(),
});

const dependency = z.object({
  name: z.enum(dependencyNames),
  location: z.string().meta({ description: 'Host or folder, never with a secret.' }),
  state: z
    .enum(['ok', 'failed', 'unknown'])
    .meta({ description: 'Unknown where nobody has looked for three minutes.' }),
  fault: z.enum(faultKinds).nullable(),
  lookedAt: moment,
  succeededAt: moment.nullable(),
  failedAt: moment.nullable(),
  failingSince: moment.nullable(),
  p95Ms: z.number().nullable().meta({ description: 'Of the looks of the last hour that were answered.' }),
});

const job = z.object({
  name: z.string(),
  waiting: z.int(),
  oldestSeconds: z.number().nullable(),
  failed: z.int(),
  finishedAt: moment.nullable().meta({ description: 'Of jobs of the clock: when one was last done with everything.' }),
});

const runningProcess = z.object({
  name: z.string(),
  startedAt: moment,
  seenAt: moment,
  isSilent: z.boolean(),
  version: z.string(),
  node: z.string(),
  serves: z.boolean(),
  takesJobs: z.boolean(),
  memoryMegabytes: z.int(),
  callsPerMinute: z.int(),
  p99Ms: z.number().nullable(),
  connections: z.int(),
  waitingForConnection: z.int(),
  disk: z.object({ freeMegabytes: z.int(), totalMegabytes: z.int(), isFull: z.boolean() }).nullable(),
});

const mark = z.object({ at: moment, note: z.string() }).nullable();
const counted = z.object({ from: moment, orders: z.int(), isMore: z.boolean() });

const chart = z.object({
  name: z.enum(healthCharts),
  from: moment,
  stepMinutes: z.int(),
  points: z.array(z.number().nullable()).meta({ description: 'Null where nothing was measured.' }),
});

export const portalHealth = z.object({
  at: moment,
  /** When the last look at everything was taken; the answer waits for none. */
  measuredAt: moment.nullable(),
  findings: z.array(finding),
  dependencies: z.array(dependency),
  erp: z.object({
    waiting: z.int(),
    parked: z.int(),
    oldestSeconds: z.number(),
    markets: z.array(z.object({ market, readAt: moment, isLate: z.boolean() })),
  }),
  jobs: z.array(job),
  processes: z.array(runningProcess),
  backup: mark,
  drill: mark,
  versions: z.object({ portal: z.string(), migration: z.string(), node: z.string(), postgres: z.string() }),
  orders: z.object({ now: counted, before: z.array(counted) }),
  refusals: z.object({
    total: z.int(),
    top: z.array(z.object({ code: z.string(), text: z.string(), count: z.int() })),
  }),
  charts: z.array(chart),
});
export type PortalHealth = z.infer<typeof portalHealth>;
