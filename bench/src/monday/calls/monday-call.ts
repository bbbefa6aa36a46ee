import type { Call } from '../../load.ts';
import type { Person } from '../people.ts';

/** What somebody has in mind while they play: their cart as it was last shown, and when goods can come. */
export type Memory = {
  token: string;
  /** No two visits of a person have the same. */
  visit: number;
  cart?: ShownCart | undefined;
  day?: string;
  placed?: string;
};

export type ShownCart = {
  id: string;
  version: number;
  shown_hash: string;
  items: readonly { id: string; quantity: number; product: { sku: string } }[];
  available_payment_methods: readonly { code: string }[];
  proposed_customer_order_number: string | null;
};

export type MondayCall = {
  name: string;
  /** Made again it answers the same and changes nothing that is counted. */
  repeats: boolean;
  ask(person: Person, memory: Memory): Call;
  /** What its answer tells for the calls after it. */
  learn?(answer: string, memory: Memory): void;
};

type Path = (person: Person, memory: Memory) => string;

export const reads = (name: string, path: Path, learn?: MondayCall['learn']): MondayCall => ({
  name,
  repeats: true,
  ask: (person, memory) => ({ method: 'GET', path: path(person, memory), headers: bearer(memory) }),
  ...(learn ? { learn } : {}),
});

/** A document as our own web names it. */
type Named = { toString(): string };
type Variables = (person: Person, memory: Memory) => object;

export const asks = (
  name: string,
  document: Named,
  variables: Variables = () => ({}),
  learn?: MondayCall['learn'],
): MondayCall => ({
  name,
  repeats: document.toString().startsWith('query '),
  ask: (person, memory) => ({
    method: 'POST',
    path: '/graphql?Language=cs',
    headers: { ...bearer(memory), 'outlet-id': person.shipToId },
    body: JSON.stringify({ documentId: document.toString(), variables: variables(person, memory) }),
  }),
  ...(learn ? { learn } : {}),
});

const bearer = ({ token }: Memory) => ({ authorization: `Bearer ${token}` });

/** A month of the last year as the portal's lists take it. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
