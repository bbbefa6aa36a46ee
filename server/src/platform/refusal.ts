import type { RefusalCode } from '@dray/contract/refusal-codes.ts';

/** Something we expected and decline: the reader gets the text of the code in their language. Any other error is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Values for the text's placeholders. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | undefined;
  /** What a REST answer carries besides the text, in the reader's language already. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: RefusalCode,
    values: Refusal['values'] = {},
    retryAfterSeconds?: number,
    details: Refusal['details'] = {},
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.values = values;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}
