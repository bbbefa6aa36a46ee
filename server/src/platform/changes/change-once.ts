import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Clock } from '../clock.ts';
import { commitWith, type Database, type Transaction } from '../database/connection.ts';
import { Refusal } from '../refusal.ts';
import { type ChangeKey, type MadeChange, madeChanges } from './made-changes.store.ts';

/** A change that is made once however often it is sent with the same key (T154). */
export type OnceChange<Outcome, Answer> = {
  /** Of what it came to only what a repeat must know: ids and findings, never a record, which may be another by then. */
  make: (transaction: Transaction) => Promise<{ outcome: Outcome; answer: Answer }>;
  /** The same answer about the records as they are now. */
  repeat: (transaction: Transaction, outcome: Outcome) => Promise<Answer>;
};

type Means = Pick<Database, 'read' | 'write'> & { clock: Clock };

class MadeBefore extends Error {}

/** Without a key it is made like any other change. */
export async function changeOnce<Outcome, Answer>(
  { read, write, clock }: Means,
  key: ChangeKey | undefined,
  { make, repeat }: OnceChange<Outcome, Answer>,
): Promise<Answer> {
  if (!key) return (await write(make)).answer;
  try {
    return await write(async (transaction) => {
      const changes = madeChanges(transaction);
      // It travels with the first statements of the change, which are taken back should it have been made before:
      // asking first would cost every change a round trip, and hardly one of them is a repeat.
      const claiming = changes.claim(key, clock.now(), forgottenBefore(clock));
      const making = make(transaction);
      const [claimed, made] = await Promise.allSettled([claiming, making]);
      if (claimed.status === 'rejected') throw claimed.reason;
      if (!claimed.value) throw new MadeBefore();
      if (made.status === 'rejected') throw made.reason;
      commitWith(transaction, changes.keepOutcome(key, made.value.outcome));
      return made.value.answer;
    });
  } catch (error) {
    if (!(error instanceof MadeBefore)) throw error;
  }
  return read(async (transaction) => {
    const outcome = await findOutcome<Outcome>(transaction, key, clock);
    // Nobody removes it within its day.
    if (!outcome) throw new Error('A change that was made before has left no outcome');
    return repeat(transaction, outcome.value);
  });
}

/** What came of the change when it was made before; for one that does a lot before it writes. */
export async function findOutcome<Outcome>(
  transaction: Transaction,
  key: ChangeKey,
  clock: Clock,
): Promise<{ value: Outcome } | undefined> {
  const made = await madeChanges(transaction).find(key, forgottenBefore(clock));
  return made && { value: outcomeOf<Outcome>(made, key) };
}

function outcomeOf<Outcome>({ digest, outcome }: MadeChange, key: ChangeKey): Outcome {
  if (digest !== key.digest) throw new Refusal('KEY_REUSED');
  return outcome as Outcome;
}

const forgottenBefore = (clock: Clock): Date => daysBefore(clock.now(), retention.repeatKeyDays);
