export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type TracingSettings = {
  /** Where traces are posted to. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  sampler: (typeof samplerNames)[number];
  /** How many of the traces a sampler by ratio keeps, from 0 to 1. */
  ratio: number;
  /** How long the collector may take; a test is less patient. */
  answerWithinMs?: number;
  stopWithinMs?: number;
};

/** A collector that does not take what it is sent. */
export type TracingLogger = {
  warn: (fields: { err: unknown }, message: string) => void;
  info: (message: string) => void;
};
