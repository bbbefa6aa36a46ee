import type { RefusalCode } from '@dray/contract/refusal-codes.ts';

/** Something we expected and decline: the reader gets the text of the code in his language. Any other error is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Values for the text's placeholders. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, values: Refusal['values'] = {}, retryAfterSeconds?: number) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.values = values;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
