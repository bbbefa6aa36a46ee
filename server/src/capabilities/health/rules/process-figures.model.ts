/** What one process says of itself once a minute. */
export type ProcessFigures = {
  version: string;
  node: string;
  serves: boolean;
  takesJobs: boolean;
  memoryMegabytes: number;
  callsPerMinute: number;
  p99Ms: number | null;
  connections: number;
  waitingForConnection: number;
  disk: { freeMegabytes: number; totalMegabytes: number; isFull: boolean } | null;
};
