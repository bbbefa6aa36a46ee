import type { RecordedEvent } from '#capabilities/staff/index.ts';

/** As it is written down; a thing of which there is only one has no key. */
export const subjectOf = ({ subject: { kind, key } }: Pick<RecordedEvent, 'subject'>): string =>
  key ? `${kind}:${key}` : kind;
