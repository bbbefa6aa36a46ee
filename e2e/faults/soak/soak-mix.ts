import { testBrowser } from '@dray/server/testing/browser.ts';
import { ProductDetailDocument } from '../../../web/src/generated/operations/product-detail.ts';
import { ProductListDocument } from '../../../web/src/generated/operations/product-list.ts';
import { tokenOf } from '../attacks/token-of.ts';
import type { SoakBuyer } from './soak-buyer.ts';
import type { Asked, SoakCall } from './soak-call.ts';

export type Work = { kind: string; run: () => Promise<Asked> };

type Context = { address: string; calls: SoakCall; buyers: readonly SoakBuyer[]; skus: readonly string[] };

const password = 'Meridian-Demo-2026!';

/**
 * What the portal does on a working day, the n-th call always of the same kind: of a hundred calls 64 read the catalogue,
 * 30 order, 5 read the history and one renews a browser's token. Every 400th a program asks for a token, every 4 000th
 * somebody signs in by the provider's page.
 */
export function soakMix({ address, calls, buyers, skus }: Context): (n: number) => Work {
  let turn = 0;
  const next = (): SoakBuyer => buyers[turn++ % buyers.length] as SoakBuyer;
  let browser = testBrowser({ url: address }, address);

  async function enter(): Promise<Asked> {
    const entering = testBrowser({ url: address }, address);
    const { response } = await entering.signIn(next().email, password);
    browser = entering;
    return { status: response.status, body: await response.text() };
  }

  async function askForToken(): Promise<Asked> {
    const buyer = next();
    buyer.token = await tokenOf(address, buyer.email);
    return { status: 200, body: undefined };
  }

  async function renew(): Promise<Asked> {
    const { status } = await browser.visit('/auth/session');
    return { status, body: undefined };
  }

  /** A person who has not been answered yet is passed over; where nobody is free, somebody reads, so that the load stays. */
  function order(n: number): Work {
    const free = buyers.map(next).find(({ isBusy }) => !isBusy);
    if (!free) return { kind: 'list instead of order', run: () => list(n) };
    free.isBusy = true;
    return { kind: 'order', run: () => free.step().finally(() => (free.isBusy = false)) };
  }

  const list = (n: number) => {
    const variables = { filter: {}, sort: { name: 'ASC' }, page: 1 + (n % 4), pageSize: 25 };
    return calls.graphql(next().token, ProductListDocument.toString(), variables);
  };
  const detail = (n: number) =>
    calls.graphql(next().token, ProductDetailDocument.toString(), { sku: skus[n % skus.length] });

  return (n) => {
    if (n % 4_000 === 0) return { kind: 'sign-in', run: enter };
    if (n % 400 === 1) return { kind: 'token', run: askForToken };
    const of100 = (n * 37) % 100;
    if (of100 < 30) return order(n);
    if (of100 < 80) return { kind: 'list', run: () => list(n) };
    if (of100 < 94) return { kind: 'detail', run: () => detail(n) };
    if (of100 < 99) return { kind: 'history', run: () => calls.ask('/api/orders?limit=10', next().token) };
    return { kind: 'renewal', run: renew };
  };
}
