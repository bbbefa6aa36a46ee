import { expect, test } from 'vitest';
import { judgeReport } from './audit.ts';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test.each([
  '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  'request to https://registry.example/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED',
])('a registry that does not answer audits is said and is no failure: %s', (message) => {
  expect(judgeReport(JSON.stringify({ message, error: { summary: '', detail: '' } }))).toEqual({
    said: 'not run: the registry does not answer audits',
    holes: [],
  });
});

test('holes of high and critical weight fail and are named, lighter ones do not', () => {
  const light = { name: 'a', severity: 'moderate' };
  const heavy = { b: { name: 'b', severity: 'high' }, c: { name: 'c', severity: 'critical' } };

  expect(judgeReport(report({ a: light, ...heavy })).holes).toEqual(['b (high)', 'c (critical)']);
  expect(judgeReport(report({ a: light })).holes).toEqual([]);
});

test.each(['', '{}', '{"message":"ENOLOCK: this command requires a lockfile"}'])(
  'what is no answer of an audit is a fault: %j',
  (said) => {
    expect(() => judgeReport(said)).toThrow('could not be understood');
  },
);
