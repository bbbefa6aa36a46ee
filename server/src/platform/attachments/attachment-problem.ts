export type AttachmentFaultCode = 'KIND_UNKNOWN' | 'NAME_DIFFERS' | 'UNSAFE' | 'DAMAGED';

/** Why a file is not taken: it cannot be read to its end, or holds what nobody attaches in good faith. */
export class AttachmentProblem extends Error {
  readonly code: 'UNSAFE' | 'DAMAGED' | 'KIND_UNKNOWN';

  constructor(code: AttachmentProblem['code'], said: string) {
    super(said);
    this.code = code;
  }
}

export const damaged = (said: string): AttachmentProblem => new AttachmentProblem('DAMAGED', said);
export const unsafe = (said: string): AttachmentProblem => new AttachmentProblem('UNSAFE', said);
