import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatKeyHeader } from '@dray/contract/repeatable.ts';
import { type Buyer, lineOf } from '../orders/buyer.ts';

export type AddingCaller = ReturnType<typeof addingCaller>;

const adding = `mutation ($cart: String!, $lines: [CartItemInput!]) {
  addProductsToCart(cart_id: $cart, cart_items: $lines) { user_errors { code } } }`;

type Answered = { status: number | 'none'; retryAfterS: number; text: string };

/** A program that adds one pack after the other, and does as it is told: come back then, with the same change. */
export function addingCaller(address: string, { client, usualLines }: Buyer, cart: string) {
  const sku = usualLines[0]?.sku ?? '';
  const figures = { sku, cart, wanted: 0, repeats: 0, unknown: 0, complaints: [] as string[] };
  let isOver = false;

  async function send(key: string): Promise<Answered> {
    try {
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${client.token}`,
          [repeatKeyHeader]: key,
        },
        body: JSON.stringify({ query: adding, variables: { cart, lines: [lineOf(sku, { quantity: 1 })] } }),
        signal: AbortSignal.timeout(55_000),
      });
      const retryAfterS = Number(answer.headers.get('retry-after') ?? 0);
      return { status: answer.status, retryAfterS, text: await answer.text() };
    } catch {
      return { status: 'none', retryAfterS: 1, text: '' };
    }
  }

  async function addOne(): Promise<void> {
    const key = randomUUID();
    figures.wanted += 1;
    for (;;) {
      const answer = await send(key);
      if (!isExpected(answer)) figures.complaints.push(`${answer.status} ${answer.text.slice(0, 200)}`);
      if (answer.status === 200) return;
      if (answer.text.includes('"outcome":"unknown"')) figures.unknown += 1;
      figures.repeats += 1;
      await sleep(answer.retryAfterS * 1_000);
    }
  }

  const running = (async () => {
    while (!isOver) {
      await addOne();
      // Out of step with the others, who are released by the same flush: a stop then meets all moments of a change.
      await sleep(Math.random() * 100);
    }
  })();
  return {
    /** Not before what is under way has been answered. */
    async stop() {
      isOver = true;
      await running;
      return figures;
    },
  };
}

/** Added without a word, put off, or cut off. */
const isExpected = ({ status, text }: Answered): boolean =>
  status === 200 ? text.includes('"user_errors":[]') : status === 503 || status === 'none';
