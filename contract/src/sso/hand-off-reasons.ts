/** Why a tool did not let somebody in, as `/saml-error?reason=` takes it; any other word says nothing (T141). */
export const handOffReasons = [
  'expired',
  'replayed',
  'audience',
  'recipient',
  'signature',
  'role',
  'unavailable',
] as const;
export type HandOffReason = (typeof handOffReasons)[number];

export const isHandOffReason = (value: unknown): value is HandOffReason =>
  handOffReasons.some((reason) => reason === value);
