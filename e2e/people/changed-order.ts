import type { Page } from '@playwright/test';

type OrderFields = Record<string, unknown>;

/** The page gets an order as if the ERP had said more of it than it has: `change` gets what the server answered. */
export async function tellOrder(page: Page, change: (order: OrderFields) => OrderFields): Promise<void> {
  await page.route(/\/api\/orders\/\d+\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** The same for the rows of the list. */
export async function tellRows(page: Page, change: (row: OrderFields) => OrderFields): Promise<void> {
  await page.route(/\/api\/orders\?/, async (route) => {
    const response = await route.fetch();
    const list: { sopList: OrderFields[] } = await response.json();
    await route.fulfill({ response, json: { ...list, sopList: list.sopList.map(change) } });
  });
}

/** The request to cancel is answered so, whatever the server would do. */
export async function answerCancel(page: Page, answer: { status: string; message: string }): Promise<void> {
  await page.route('**/graphql*', (route) =>
    route.request().postData()?.includes('CancelOrder')
      ? route.fulfill({ json: { data: { cancelOrder: answer } } })
      : route.fallback(),
  );
}

/** The stream says nothing until the test lets it. */
export async function holdStream(page: Page): Promise<(said: string) => void> {
  const { promise, resolve } = Promise.withResolvers<string>();
  await page.route('**/api/events*', async (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: await promise }),
  );
  return resolve;
}

const step = (code: string, state: string, at: string | null) => ({ code, state, at, planned: null });

/** Of nine packs of the first line two are short and one was turned away; the goods left this morning. */
export function partlyDelivered(order: OrderFields): OrderFields {
  const [first, ...others] = order.lines as (OrderFields & { quantityTotal: number })[];
  const at = '2026-11-12T08:18:00.000Z';
  return {
    ...order,
    sapId: '8010016653',
    erpState: 'received',
    deliveryStatus: 'PARTIALLY DELIVERED',
    deliveryStatusLabel: 'Částečně dodáno',
    hasDifferences: true,
    hasTracking: true,
    cancelBar: 'GOODS_ISSUED',
    lines: [
      { ...first, quantityTotal: 9, delivered: 6, rejected: 1, rejectionReason: 'Rozbité lahve' },
      ...others.map((line) => ({ ...line, delivered: line.quantityTotal, rejected: 0 })),
    ],
    deliveredTotals: { net: 1000, tax: 210, deposit: 90, grand: 1300 },
    progress: [
      step('received', 'done', at),
      step('confirmed', 'done', at),
      step('picked', 'done', at),
      step('issued', 'done', at),
      step('delivered', 'partly', at),
      step('invoiced', 'coming', null),
    ],
    documents: [
      {
        id: 'd-1',
        type: 'invoice',
        number: '88123',
        date: '2026-11-13',
        amount: 1300,
        currency: 'EUR',
        fileName: '88123.pdf',
        size: 96_000,
        isFileThere: true,
      },
    ],
  };
}
