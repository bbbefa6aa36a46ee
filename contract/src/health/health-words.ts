/** What the portal depends on; those that are not configured are not looked at. */
export const dependencyNames = [
  'database',
  'replicas',
  'erp',
  'mail',
  'files',
  'identity-provider',
  'archive-tesi',
  'archive-cablog',
  'archive-olsa',
  'tool-eLearning',
  'tool-pubMenu',
  'tool-emptiesManagement',
  'content',
  'scanner',
] as const;
export type DependencyName = (typeof dependencyNames)[number];

/** Without it customers cannot order, or nobody gets in. */
export const vitalDependencies: readonly DependencyName[] = ['database', 'erp', 'files', 'identity-provider'];

/** It cannot be reached, says nothing in time, takes us not for who we are, or answers with a fault of its own. */
export const faultKinds = ['away', 'slow', 'refused', 'broken'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const findingCodes = [
  'not-measured',
  'dependency-away',
  'dependency-slow',
  'erp-waits',
  'erp-parked',
  'erp-silent',
  'jobs-wait',
  'jobs-failed',
  'job-not-done',
  'disk-full',
  'connections-wait',
  'process-silent',
  'versions-differ',
  'backup-old',
  'backup-unknown',
  'drill-old',
  'drill-unknown',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Over the last day. */
export const healthCharts = ['orders', 'slowest', 'erp', 'refusals', 'faults', 'mails'] as const;
export type HealthChart = (typeof healthCharts)[number];
