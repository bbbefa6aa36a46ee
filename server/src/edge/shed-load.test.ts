import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { buildTestWeb, type TestWeb } from './test-web.ts';

const asReader = (language: string) => ({ accept: 'text/html,*/*;q=0.8', 'accept-language': `${language}-XX` });

let web: TestWeb;
let portal: TestPortal;
let keepsBusy: ReturnType<typeof setInterval>;
beforeAll(async () => {
  web = await buildTestWeb();
  portal = await openTestPortal({ config: { webDir: web.folder, busyAboveMs: 1 } });
  // Blocks the process for the whole of each look at it, so it stays busy for as long as this file runs.
  keepsBusy = setInterval(() => {
    const end = performance.now() + 30;
    while (performance.now() < end);
  }, 5);
  while ((await portal.visitor.get('/api/contacts')).status !== 503);
});
afterAll(async () => {
  clearInterval(keepsBusy);
  await portal.close();
  await web.remove();
});

test.each(['/', '/catalog/lager-50l', '/assets/app-1234.js', '/favicon.svg', '/idp/page/sign-in.css'])(
  'a busy process still serves %s',
  async (path) => {
    const { status, headers } = await portal.visitor.get(path, { headers: asReader('cs') });

    expect(status).toBe(200);
    expect(headers['content-type']).not.toContain('json');
  },
);

test.each(languages)('who would read the answer itself gets a page that asks again by itself: %s', async (language) => {
  const { status, headers, text } = await portal.visitor.get('/auth/login', { headers: asReader(language) });

  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("style-src 'self'");
  expect(text).toContain('<meta http-equiv="refresh" content="5">');
  expect(text).toContain(`<html lang="${language}"`);
  expect(text).not.toContain('SERVICE_UNAVAILABLE');
});

test('a program is told by a refusal as before', async () => {
  const { status, headers, body } = await portal.visitor.get('/api/contacts');

  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
