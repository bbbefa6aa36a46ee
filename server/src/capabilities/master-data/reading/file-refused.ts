import type { RefusalCode } from '@dray/contract/refusal-codes.ts';

/** Why nothing of a file can be used; it is kept with its run, whose reader is not there when it is found. */
export class FileRefused extends Error {
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: RefusalCode, values: Readonly<Record<string, string | number>>) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** Somebody has stopped the run while it was read. */
export class RunStopped extends Error {}
