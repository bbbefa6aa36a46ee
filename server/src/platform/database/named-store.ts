import { Kysely } from 'kysely';
import type { Transaction } from './connection.ts';
import { findRunner, letRunFixed } from './fixed-statement.ts';
import { shareEnding } from './pipelined-transaction.ts';
import { type RunStatement, statementDialect } from './statement-dialect.ts';
import type { Tables } from './tables.generated.ts';

/** Statements of one function; more of them are lists of changing length, which nobody sends twice. */
const maxTexts = 50;

type Functions = Record<string, (...args: unknown[]) => unknown>;

/**
 * A store whose statements begin with its owner's and the function's name, so that whoever reads a log of slow statements
 * knows where each comes from. Every function gets a transaction of its own name; what it does stays in the caller's.
 */
export function namedStore<Store extends object, Rest extends readonly unknown[]>(
  owner: string,
  open: (transaction: Transaction, ...rest: Rest) => Store,
): (transaction: Transaction, ...rest: Rest) => Store {
  // All readers share one transaction, so nearly every store is open already.
  const opened = new WeakMap<Transaction, Store>();
  let names: readonly string[] | undefined;

  return (transaction, ...rest) => {
    const known = rest.length === 0 ? opened.get(transaction) : undefined;
    if (known) return known;
    const run = findRunner(transaction);
    if (!run) return open(transaction, ...rest);
    names ??= Object.keys(open(transaction, ...rest));
    const store: Functions = {};
    for (const name of names) {
      let itsOwn: Functions[string] | undefined;
      store[name] = (...args) => {
        itsOwn ??= (open(named(transaction, run, `${owner}.${name}`), ...rest) as Functions)[name];
        return itsOwn?.(...args);
      };
    }
    if (rest.length === 0) opened.set(transaction, store as Store);
    return store as Store;
  };
}

function named(transaction: Transaction, run: RunStatement, name: string): Transaction {
  const texts = new Map<string, string>();
  const withName = (text: string): string => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const whole = `/* ${name} */ ${text}`;
    if (texts.size < maxTexts) texts.set(text, whole);
    return whole;
  };
  const runNamed: RunStatement = (text, values) => run(withName(text), values);
  const itsOwn = new Kysely<Tables>({ dialect: statementDialect(runNamed) });
  letRunFixed(itsOwn, runNamed);
  shareEnding(transaction, itsOwn);
  return itsOwn;
}
