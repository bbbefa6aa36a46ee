/**
 * A place in PostgreSQL's log: what was committed before it is on every server that has replayed so far. Sixteen hexadecimal
 * digits, so that the later of two is the greater text; PostgreSQL's own words (`16/B374D848`) do not sort.
 */
export type LogPosition = string & { readonly logPosition: unique symbol };

/** Which no replica has reached: after it only the primary answers. */
export const newestPosition = 'FFFFFFFFFFFFFFFF' as LogPosition;

export const positionOf = (words: string): LogPosition =>
  words
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('')
    .toUpperCase() as LogPosition;

export const isLogPosition = (text: string): text is LogPosition => /^[0-9A-F]{16}$/.test(text);

export const laterOf = (...positions: readonly (LogPosition | undefined)[]): LogPosition | undefined =>
  positions.reduce(
    (latest, each) => (latest === undefined || (each !== undefined && each > latest) ? each : latest),
    undefined,
  );
