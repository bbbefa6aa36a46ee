/** `away`: it does not answer, or with a fault of its own. `unreadable`: what came makes no sense. */
export type OutsideErrorCode = 'away' | 'slow' | 'unreadable';

/** A system of somebody else's that did not do its part. */
export class OutsideFailure extends Error {
  readonly code: OutsideErrorCode;
  constructor(code: OutsideErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'OutsideFailure';
    this.code = code;
  }
}
