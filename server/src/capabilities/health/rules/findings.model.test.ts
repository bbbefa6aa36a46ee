import { expect, test } from 'vitest';
import { findingsOf, type Known } from './findings.model.ts';

const now = new Date('2026-11-20T09:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

const aProcess = {
  name: 'web-1',
  startedAt: before(60),
  seenAt: now,
  isSilent: false,
  version: '1.0.0',
  waitingForConnection: 0,
  disk: { isFull: false },
};
const aJob = { name: 'forget-old', waiting: 0, oldestSeconds: null, failed: 0, finishedAt: before(60) };
const well: Known = {
  now,
  measuredAt: before(1),
  dependencies: [{ name: 'mail', failingSince: null, p95Ms: 2_000 }],
  erp: { waiting: 3, parked: 0, oldestSeconds: 300 },
  markets: [{ market: 'CZ', readAt: now, isLate: false }],
  jobs: [aJob],
  processes: [aProcess],
  backupAt: before(26 * 60),
  drillAt: before(100 * day),
};

const found = (known: Partial<Known>) =>
  findingsOf({ ...well, ...known }).map(({ code, level, subject, count }) => ({ code, level, subject, count }));
const none = { subject: null, count: null };

test('where everything is within its limits there is nothing to do', () => {
  expect(findingsOf(well)).toEqual([]);
});

test.each<[string, Partial<Known>, object]>([
  ['nobody looks', { measuredAt: before(4) }, { code: 'not-measured', level: 'danger', ...none }],
  ['nobody ever looked', { measuredAt: undefined }, { code: 'not-measured', level: 'danger', ...none }],
  [
    'what people can do without is away',
    { dependencies: [{ name: 'archive-tesi', failingSince: before(5), p95Ms: null }] },
    { code: 'dependency-away', level: 'warning', subject: 'archive-tesi', count: null },
  ],
  [
    'what they cannot do without is away',
    { dependencies: [{ name: 'erp', failingSince: before(5), p95Ms: 9_000 }] },
    { code: 'dependency-away', level: 'danger', subject: 'erp', count: null },
  ],
  [
    'an answer takes long',
    { dependencies: [{ name: 'mail', failingSince: null, p95Ms: 2_001 }] },
    { code: 'dependency-slow', level: 'warning', subject: 'mail', count: 2_001 },
  ],
  [
    'an order waits',
    { erp: { waiting: 3, parked: 0, oldestSeconds: 301 } },
    { code: 'erp-waits', level: 'danger', subject: null, count: 3 },
  ],
  [
    'an order is parked',
    { erp: { waiting: 0, parked: 2, oldestSeconds: 0 } },
    { code: 'erp-parked', level: 'warning', subject: null, count: 2 },
  ],
  [
    'a market is not read',
    { markets: [{ market: 'SK', readAt: before(11), isLate: true }] },
    { code: 'erp-silent', level: 'danger', subject: 'SK', count: null },
  ],
  [
    'a job waits',
    { jobs: [{ ...aJob, waiting: 4, oldestSeconds: 901 }] },
    { code: 'jobs-wait', level: 'warning', subject: 'forget-old', count: 4 },
  ],
  [
    'a job was given up',
    { jobs: [{ ...aJob, failed: 1 }] },
    { code: 'jobs-failed', level: 'warning', subject: 'forget-old', count: 1 },
  ],
  [
    'a nightly job was not done for two nights',
    { jobs: [{ ...aJob, finishedAt: before(2 * day + 1) }] },
    { code: 'job-not-done', level: 'warning', subject: 'forget-old', count: null },
  ],
  [
    'a volume is full',
    { processes: [{ ...aProcess, disk: { isFull: true } }] },
    { code: 'disk-full', level: 'danger', subject: 'web-1', count: null },
  ],
  [
    'calls wait for a connection',
    { processes: [{ ...aProcess, waitingForConnection: 6 }] },
    { code: 'connections-wait', level: 'danger', subject: 'web-1', count: 6 },
  ],
  [
    'a process is silent',
    { processes: [aProcess, { ...aProcess, name: 'web-2', isSilent: true, version: '0.9.0' }] },
    { code: 'process-silent', level: 'warning', subject: 'web-2', count: null },
  ],
  [
    'processes differ',
    { processes: [aProcess, { ...aProcess, name: 'web-2', version: '0.9.0' }] },
    { code: 'versions-differ', level: 'warning', subject: null, count: 2 },
  ],
  ['the backup is old', { backupAt: before(26 * 60 + 1) }, { code: 'backup-old', level: 'warning', ...none }],
  ['no backup is known', { backupAt: undefined }, { code: 'backup-unknown', level: 'warning', ...none }],
  ['the drill is long ago', { drillAt: before(100 * day + 1) }, { code: 'drill-old', level: 'warning', ...none }],
  ['nobody ever tried a restore', { drillAt: undefined }, { code: 'drill-unknown', level: 'warning', ...none }],
])('%s', (_name, known, expected) => {
  expect(found(known)).toEqual([expected]);
});

test('a portal that has just started has its first minute before it', () => {
  const processes = [{ ...aProcess, startedAt: before(3) }];

  expect(found({ measuredAt: undefined, processes })).toEqual([]);
  expect(found({ measuredAt: before(600), processes })).toEqual([]);
  expect(found({ measuredAt: undefined, processes: [...processes, aProcess] })).toHaveLength(1);
});

test('the worst comes first, and each says where to read on', () => {
  const findings = findingsOf({
    ...well,
    backupAt: undefined,
    erp: { waiting: 1, parked: 1, oldestSeconds: 900 },
    measuredAt: undefined,
  });

  expect(findings.map(({ code }) => code)).toEqual(['not-measured', 'erp-waits', 'erp-parked', 'backup-unknown']);
  expect(findings.map(({ runbook }) => runbook)).toEqual([
    'NotMeasured',
    'OrdersWaitForErp',
    'OrdersParked',
    'BackupOld',
  ]);
  expect(findings[1]?.since).toEqual(before(15));
});
