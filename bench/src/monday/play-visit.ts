import type { Agent } from 'node:http';
import { ask } from '../load.ts';
import type { Memory, MondayCall } from './calls/monday-call.ts';
import { visit } from './calls/visit.ts';
import type { Person } from './people.ts';

/** Around each call of a visit: it makes the call. */
export type Around = (call: MondayCall, make: () => Promise<void>) => Promise<void>;

type Playing = { agent: Agent | undefined; port: number; around: Around; visit: number; calls?: readonly MondayCall[] };

/** One after the other, as a person makes them. */
export async function playVisit(
  person: Person,
  { agent, port, around, visit: number, calls = visit }: Playing,
): Promise<Memory> {
  const memory: Memory = { token: person.token, visit: number };
  for (const each of calls) {
    await around(each, async () => {
      const answer = await ask(agent, port, each.ask(person, memory));
      each.learn?.(answer, memory);
    });
  }
  return memory;
}
