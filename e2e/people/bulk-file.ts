import type { Page } from '@playwright/test';
import { expect } from './customer.ts';
import { bearerOf } from './filled-cart.ts';

type ShipTo = { deliveryDates: { open: string[] } };

const api = '/api/orders/BulkUploadOrdersAsync?store=LivePortal_EMEA_CZ';

/** A day on which goods can come to the ship-to. */
export async function openDay(page: Page, shipToId: string): Promise<string> {
  const response = await page.request.get(`/api/shiptos/GetShipToBySapId/${shipToId}`, {
    headers: await bearerOf(page),
  });
  const [first = ''] = ((await response.json()) as ShipTo).deliveryDates.open;
  return first;
}

/** The own number of an order that no earlier run has placed: the same again would be reported as repeated. */
export const freshNumber = (name: string): string => `${name}${Date.now().toString(36)}`;

export const asFile = (text: string, name = 'objednavky.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** As a program sends it: all of it is ordered, and this waits until it is. */
export async function orderFile(page: Page, text: string): Promise<void> {
  const headers = await bearerOf(page);
  const response = await page.request.post(api, { headers, multipart: { file: asFile(text) } });
  expect(response.status()).toBe(202);
  const { jobId } = (await response.json()) as { jobId: string };
  const stateOf = async () => {
    const answer = await page.request.get(`/api/orders/bulk/${jobId}`, { headers });
    return ((await answer.json()) as { state: string }).state;
  };
  await expect.poll(stateOf, { intervals: [100] }).toBe('done');
}

/** Chooses the file on the page of uploads and waits until it is checked. */
export async function uploadFile(page: Page, text: string): Promise<void> {
  await page.goto('/catalog/bulk-upload');
  await page.getByLabel('Vybrat soubor').setInputFiles(asFile(text));
  await page.waitForURL(/job=/);
  await expect(page.getByText('zkontrolováno')).toBeVisible();
}

/** The upload of an earlier day that was ordered, behind however many that were only tried. */
export async function findOrderedFile(page: Page): Promise<string> {
  const answer = await page.request.get('/api/orders/bulk?limit=100', { headers: await bearerOf(page) });
  const { results } = (await answer.json()) as { results: { jobId: string; state: string }[] };
  const { jobId } = results.findLast(({ state }) => state === 'done') ?? {};
  if (!jobId) throw new Error('no upload of this person was ordered');
  return jobId;
}
