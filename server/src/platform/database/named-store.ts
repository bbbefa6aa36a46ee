import type { Transaction } from './connection.ts';
import { asOwner } from './statement-owner.ts';

type Functions = Record<string, (...args: unknown[]) => unknown>;

/**
 * A store whose statements begin with its capability's and the function's name, so that anyone who reads a log of slow
 * statements knows where each comes from. What a function starts after it has waited for something has no
 * name: by then nobody knows any more who is at work. So it starts all its statements together; they run in their order.
 */
export function namedStore<Store extends object, Rest extends readonly unknown[]>(
  capability: string,
  open: (transaction: Transaction, ...rest: Rest) => Store,
): (transaction: Transaction, ...rest: Rest) => Store {
  let names: readonly (readonly [name: string, owner: string])[] | undefined;
  return (transaction, ...rest) => {
    const store = open(transaction, ...rest);
    const functions = store as Functions;
    // It is opened several times a call, always with the same functions.
    names ??= Object.keys(functions).map((name) => [name, `${capability}.${name}`] as const);
    for (const [name, owner] of names) functions[name] = owned(owner, functions[name] as Functions[string]);
    return store;
  };
}

const owned =
  (owner: string, work: Functions[string]): Functions[string] =>
  (...args) =>
    asOwner(owner, () => work(...args));
