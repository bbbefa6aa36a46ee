import type { CallEnd } from '../call-end.ts';
import type { LogPosition } from '../log-position.ts';
import type { Logger } from '../logger.ts';
import type { ReadCounts } from './read-counts.ts';
import type { RunStatement } from './statement-dialect.ts';

/** What the connections know of replicas; how these are followed is a part of its own above them (`platform/replicas`). */
export type FollowedReplicas = {
  /** Asks a replica that has what was seen, else the primary. */
  runFor(seen: () => LogPosition | undefined): RunStatement;
  look(): Promise<'ok' | 'behind' | 'away'>;
  lookAgain(): Promise<void>;
  counts(): ReadCounts;
  inUse(): number;
  /** A change was made, in that call. */
  note(position: LogPosition, end: CallEnd | undefined): void;
  /** For whoever is told of a change and reads it next. */
  position(): Promise<LogPosition>;
  close(): Promise<void>;
};

export type FollowReplicas = (parts: {
  primary: RunStatement;
  logger: Logger;
  answerWithinMs: number;
}) => FollowedReplicas;
