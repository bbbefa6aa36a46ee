import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { Enqueue } from '#platform/jobs/job-queue.ts';
import type { Actor } from '#platform/request/request.ts';
import type { compose } from '../compose/compose.ts';

/** The message says what is wrong with an operator's call; the usage says what is right. */
export class WrongCall extends Error {}

type Tools = Pick<
  ReturnType<typeof compose>,
  | 'accessOf'
  | 'auditOf'
  | 'supportDeskOf'
  | 'filesOf'
  | 'portalConfigOf'
  | 'identityOf'
  | 'erpOf'
  | 'erpDeskOf'
  | 'orderingOf'
  | 'reportingOf'
  | 'staffOf'
  | 'healthOf'
> & {
  actor: Actor;
  clock: Clock;
  /** The address that customers use. */
  publicUrl: string;
  /** Where the clock of a demonstration's ERP is moved; undefined where none runs here. */
  findErpControl: () => Promise<{ url: string; token: string } | undefined>;
  openQueue: () => Promise<{ enqueue: Enqueue }>;
};

type Writing = Pick<Database, 'write'>;

/** Answers with what the operator reads. */
export type RunCommand = (tools: Tools, transaction: Transaction) => Promise<string>;

/** What is too much for one transaction has its own. */
export type OperatorCommand =
  | { run: RunCommand }
  | { runInParts: (tools: Tools, database: Writing) => Promise<string> };

export const runCommand = (command: OperatorCommand, tools: Tools, database: Writing): Promise<string> =>
  'run' in command
    ? database.write((transaction) => command.run(tools, transaction))
    : command.runInParts(tools, database);
