// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  localStorage.setItem('lang', 'cs');
});
afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

// Each test meets the modules as a page meets them: having seen nothing.
const freshPage = async () => {
  vi.resetModules();
  return { ...(await import('./seen-position.ts')), ...(await import('./send.ts')) };
};
const sentPosition = () =>
  (fetched.mock.calls.at(-1)?.[1]?.headers as Record<string, string> | undefined)?.['read-after'];
const list = { method: 'GET', path: '/api/orders' };
const change = { method: 'PUT', path: '/api/agreements', body: {} };

test('a page that has heard of a change asks for what has it, and of several for the latest', async () => {
  const page = await freshPage();
  fetched.mockImplementation(async () => new Response('{}'));

  await page.send(list, undefined);
  expect(sentPosition()).toBeUndefined();
  page.noteSeen('00000000000000B0');
  page.noteSeen('00000000000000A0');
  await page.send(list, undefined);

  expect(sentPosition()).toBe('00000000000000B0');
});

test('of two changes whose answers cross the later one counts', async () => {
  const page = await freshPage();
  for (const position of ['00000000000000B0', '00000000000000A0'])
    fetched.mockImplementationOnce(async () => new Response('{}', { headers: { 'write-position': position } }));
  fetched.mockImplementation(async () => new Response('{}'));

  await page.send(change, undefined);
  await page.send(change, undefined);
  await page.send(list, undefined);

  expect(sentPosition()).toBe('00000000000000B0');
});

test('after a minute every server has it', async () => {
  const page = await freshPage();
  fetched.mockImplementation(async () => new Response('{}'));
  page.noteSeen(page.newestPosition);

  await vi.advanceTimersByTimeAsync(60_000);
  await page.send(list, undefined);
  expect(sentPosition()).toBeUndefined();
  page.noteSeen('00000000000000A0');
  await page.send(list, undefined);

  expect(sentPosition()).toBe('00000000000000A0');
});

test.each<[string, () => Promise<Response>, string | undefined]>([
  ['was lost on its way', () => Promise.reject(new TypeError('Failed to fetch')), 'FFFFFFFFFFFFFFFF'],
  ['may have been made', async () => new Response('{"outcome":"unknown"}', { status: 503 }), 'FFFFFFFFFFFFFFFF'],
  ['was not made', async () => new Response('{"outcome":"none"}', { status: 503 }), undefined],
  ['was refused', async () => new Response('{"code":"NOT_FOUND"}', { status: 404 }), undefined],
])('behind a change that %s the page reads where that is known', async (_how, answer, position) => {
  const page = await freshPage();
  fetched.mockImplementationOnce(answer).mockImplementation(async () => new Response('{}'));

  await page.send(change, undefined).catch(() => undefined);
  await page.send(list, undefined);

  expect(sentPosition()).toBe(position);
});
