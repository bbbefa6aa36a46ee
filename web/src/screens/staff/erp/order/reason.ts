/** As the server takes it. */
export const maxReason = 300;
const minReason = 3;

export const isReason = (typed: string): boolean =>
  typed.trim().length >= minReason && typed.trim().length <= maxReason;
