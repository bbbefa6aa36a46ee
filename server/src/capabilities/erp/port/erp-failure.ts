/**
 * - `not-sent`: nothing reached the ERP, so nothing can have happened there.
 * - `refused`: the ERP has read it and said no, with its reason.
 * - `unknown`: it may have happened; only a look can tell.
 */
export type FailureKind = 'not-sent' | 'refused' | 'unknown';

type About = {
  code: string;
  /** The ERP as a whole does not answer: no other call would fare better now. */
  isAway?: boolean;
  /** The ERP's own words, for operators, never for buyers. */
  details?: unknown;
  cause?: unknown;
};

/** How a call to the ERP failed; what may be done next rests on its kind alone. */
export class ErpFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly isAway: boolean;
  readonly details: unknown;

  constructor(kind: FailureKind, message: string, { code, isAway = false, details, cause }: About) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'ErpFailure';
    this.kind = kind;
    this.code = code;
    this.isAway = isAway;
    this.details = details;
  }
}
