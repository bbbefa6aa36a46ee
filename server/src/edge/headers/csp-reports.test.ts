import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { buildTestWeb, type TestWeb } from '../test-web.ts';

let web: TestWeb;
let portal: TestPortal;
beforeAll(async () => {
  web = await buildTestWeb();
  portal = await openTestPortal({ config: { webDir: web.folder } });
});
beforeEach(() => {
  portal.clock.advance({ minutes: 2 });
  portal.log.length = 0;
});
afterAll(async () => {
  await portal.close();
  await web.remove();
});

const tell = (report: unknown, type = 'application/csp-report', remoteAddress = '198.51.100.7') =>
  portal.visitor.send('POST', '/csp-report', typeof report === 'string' ? report : JSON.stringify(report), {
    headers: { 'content-type': type },
    remoteAddress,
  });
const countOf = async (directive: string, disposition = 'enforce'): Promise<number> => {
  const line = `dray_csp_reports_total{directive="${directive}",disposition="${disposition}"}`;
  const { text } = await portal.readMetrics();
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
};
const violation = (directive: string, blocked = 'inline') => ({
  'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': 'https://x/canary' },
});

test('a page says where its browser may tell, and text becomes markup by its own policy alone', async () => {
  const overTls = await portal.startAnother({
    env: { PUBLIC_URL: 'https://orders.example' },
    config: { webDir: web.folder },
  });
  const plain = (await portal.visitor.get('/contact')).headers;
  const secure = (await overTls.visitor.get('/contact')).headers;

  expect(plain['content-security-policy']).toMatch(/; report-uri \/csp-report$/);
  expect(secure['content-security-policy']).toMatch(/; report-uri \/csp-report; report-to csp$/);
  expect(secure['reporting-endpoints']).toBe('csp="https://orders.example/csp-report"');
  expect(plain['content-security-policy']).toContain("; require-trusted-types-for 'script'; trusted-types dray; ");
  expect(plain['content-security-policy-report-only']).toBeUndefined();
});

test('what a browser tells is counted, in the older and the newer shape', async () => {
  const newer = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a', disposition: 'enforce' },
    },
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-policy', disposition: 'report' },
    },
  ];

  const answers = [await tell(violation('script-src-elem')), await tell(newer, 'application/reports+json')];

  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  expect(await countOf('script-src-elem')).toBe(1);
  expect(await countOf('img-src')).toBe(1);
  expect(await countOf('trusted-types', 'report')).toBe(1);
});

test('the log has a few words of ours, and nothing that anybody could write into it', async () => {
  await tell(violation('font-src', 'https://fonts.example/secret?token=canary'));
  await tell(violation('"},canary', 'canary canary'));

  const lines = portal.log.filter((line) => line.includes('kept from running'));
  expect(lines.map((line) => JSON.parse(line)).map(({ directive, blocked }) => [directive, blocked])).toEqual([
    ['font-src', 'https://fonts.example'],
    ['other', 'unreadable'],
  ]);
  expect(portal.log.join('')).not.toContain('canary');
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another shape', '[{"type":"deprecation","body":{}}]'],
  ['a number', '7'],
])('%s is answered alike and counts for nothing', async (_name, body) => {
  expect((await tell(body)).status).toBe(204);
  expect(portal.log.filter((line) => line.includes('kept from running'))).toEqual([]);
});

test('a long one is not read, and one of a thousand counts ten times', async () => {
  const before = await countOf('media-src');

  expect((await tell('x'.repeat(17_000))).status).toBe(413);
  const many = Array.from({ length: 100 }, () => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'media-src' },
  }));
  expect((await tell(many, 'application/reports+json')).status).toBe(204);
  expect(await countOf('media-src')).toBe(before + 10);
});

test('one network is heard sixty times a minute; the others go on', async () => {
  const before = await countOf('worker-src');
  for (let answered = 0; answered < 70; answered += 1) expect((await tell(violation('worker-src'))).status).toBe(204);
  await tell(violation('worker-src'), undefined, '203.0.113.4');

  expect(await countOf('worker-src')).toBe(before + 61);
});
