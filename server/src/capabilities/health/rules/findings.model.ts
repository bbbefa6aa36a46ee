import {
  type DependencyName,
  type FindingCode,
  findingCodes,
  vitalDependencies,
} from '@dray/contract/health/health-words.ts';

export type Finding = {
  code: FindingCode;
  level: 'danger' | 'warning';
  subject: string | null;
  since: Date | null;
  count: number | null;
  runbook: string;
};

/** What is known when it is judged. */
export type Known = {
  now: Date;
  measuredAt: Date | undefined;
  dependencies: readonly { name: DependencyName; failingSince: Date | null; p95Ms: number | null }[];
  erp: { waiting: number; parked: number; oldestSeconds: number };
  markets: readonly { market: string; readAt: Date; isLate: boolean }[];
  jobs: readonly {
    name: string;
    waiting: number;
    oldestSeconds: number | null;
    failed: number;
    finishedAt: Date | null;
  }[];
  processes: readonly {
    name: string;
    startedAt: Date;
    seenAt: Date;
    isSilent: boolean;
    version: string;
    waitingForConnection: number;
    disk: { isFull: boolean } | null;
  }[];
  backupAt: Date | undefined;
  drillAt: Date | undefined;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Those of the alerts (deploy/monitoring/alerts.yaml), and a few that only this page has. */
export const limits = {
  measuredMs: 3 * minuteMs,
  silentMs: 3 * minuteMs,
  slowMs: 2_000,
  erpWaitsSeconds: 300,
  feedMs: 10 * minuteMs,
  jobWaitsSeconds: 900,
  jobDoneMs: 2 * dayMs,
  connections: 5,
  /** A night and what may hold it up. */
  backupMs: 26 * hourMs,
  drillMs: 100 * dayMs,
} as const;

/** Where an operator reads on: `docs/runbook.md`, and `docs/operate/health.md`. */
const runbookOf: Readonly<Record<FindingCode, string>> = {
  'not-measured': 'NotMeasured',
  'dependency-away': 'DependencyAway',
  'dependency-slow': 'DependencySlow',
  'erp-waits': 'OrdersWaitForErp',
  'erp-parked': 'OrdersParked',
  'erp-silent': 'ErpSaysNothing',
  'jobs-wait': 'JobsWait',
  'jobs-failed': 'JobsFailed',
  'job-not-done': 'JobNotDone',
  'disk-full': 'DiskNearlyFull',
  'connections-wait': 'CallsWaitForConnections',
  'process-silent': 'ProcessSilent',
  'versions-differ': 'VersionsDiffer',
  'backup-old': 'BackupOld',
  'backup-unknown': 'BackupOld',
  'drill-old': 'DrillOld',
  'drill-unknown': 'DrillOld',
};

type Found = Pick<Finding, 'code' | 'level'> & Partial<Pick<Finding, 'subject' | 'since' | 'count'>>;

/** The worst first; within one level in the order in which they are listed. */
export function findingsOf(known: Known): Finding[] {
  const found = [...ofMeasuring(known), ...ofDependencies(known), ...ofErp(known), ...ofJobs(known)];
  return [...found, ...ofProcesses(known), ...ofBackups(known)]
    .map((each) => ({ subject: null, since: null, count: null, runbook: runbookOf[each.code], ...each }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ level, code }: Finding): number =>
  (level === 'danger' ? 0 : findingCodes.length) + findingCodes.indexOf(code);

/** Whatever else is shown is then as old as that. A portal that has just started has its first minute before it. */
function ofMeasuring({ measuredAt, processes, now }: Known): Found[] {
  const isWithin = (moment: Date) => now.getTime() - moment.getTime() <= limits.measuredMs;
  if (measuredAt && isWithin(measuredAt)) return [];
  const present = processes.filter(({ isSilent }) => !isSilent);
  if (present.length > 0 && present.every(({ startedAt }) => isWithin(startedAt))) return [];
  return [{ code: 'not-measured', level: 'danger', since: measuredAt ?? null }];
}

function ofDependencies({ dependencies }: Known): Found[] {
  return dependencies.flatMap(({ name, failingSince, p95Ms }): Found[] => {
    const level = vitalDependencies.includes(name) ? 'danger' : 'warning';
    if (failingSince) return [{ code: 'dependency-away', level, subject: name, since: failingSince }];
    const isSlow = p95Ms !== null && p95Ms > limits.slowMs;
    return isSlow ? [{ code: 'dependency-slow', level: 'warning', subject: name, count: Math.round(p95Ms) }] : [];
  });
}

function ofErp({ erp, markets, now }: Known): Found[] {
  const since = new Date(now.getTime() - erp.oldestSeconds * 1_000);
  return [
    ...(erp.oldestSeconds > limits.erpWaitsSeconds
      ? [{ code: 'erp-waits', level: 'danger', since, count: erp.waiting } as const]
      : []),
    ...(erp.parked > 0 ? [{ code: 'erp-parked', level: 'warning', count: erp.parked } as const] : []),
    ...markets
      .filter(({ isLate }) => isLate)
      .map(({ market, readAt }) => ({ code: 'erp-silent', level: 'danger', subject: market, since: readAt }) as const),
  ];
}

function ofJobs({ jobs, now }: Known): Found[] {
  return jobs.flatMap(({ name, waiting, oldestSeconds, failed, finishedAt }): Found[] => {
    const oldest = oldestSeconds ?? 0;
    const since = new Date(now.getTime() - oldest * 1_000);
    const isOverdue = finishedAt !== null && now.getTime() - finishedAt.getTime() > limits.jobDoneMs;
    return [
      ...(oldest > limits.jobWaitsSeconds
        ? [{ code: 'jobs-wait', level: 'warning', subject: name, since, count: waiting } as const]
        : []),
      ...(failed > 0 ? [{ code: 'jobs-failed', level: 'warning', subject: name, count: failed } as const] : []),
      ...(isOverdue ? [{ code: 'job-not-done', level: 'warning', subject: name, since: finishedAt } as const] : []),
    ];
  });
}

function ofProcesses({ processes }: Known): Found[] {
  const present = processes.filter(({ isSilent }) => !isSilent);
  const versions = new Set(present.map(({ version }) => version));
  return [
    ...present.flatMap(({ name, disk, waitingForConnection }): Found[] => [
      ...(disk?.isFull ? [{ code: 'disk-full', level: 'danger', subject: name } as const] : []),
      ...(waitingForConnection > limits.connections
        ? [{ code: 'connections-wait', level: 'danger', subject: name, count: waitingForConnection } as const]
        : []),
    ]),
    ...processes
      .filter(({ isSilent }) => isSilent)
      .map(({ name, seenAt }): Found => ({ code: 'process-silent', level: 'warning', subject: name, since: seenAt })),
    ...(versions.size > 1 ? [{ code: 'versions-differ', level: 'warning', count: versions.size } as const] : []),
  ];
}

function ofBackups({ backupAt, drillAt, now }: Known): Found[] {
  const judge = (at: Date | undefined, maxMs: number, old: FindingCode, unknown: FindingCode): Found[] => {
    if (!at) return [{ code: unknown, level: 'warning' }];
    return now.getTime() - at.getTime() > maxMs ? [{ code: old, level: 'warning', since: at }] : [];
  };
  return [
    ...judge(backupAt, limits.backupMs, 'backup-old', 'backup-unknown'),
    ...judge(drillAt, limits.drillMs, 'drill-old', 'drill-unknown'),
  ];
}
