import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['57P01', 'is being shut down'],
  ['57P02', 'has crashed'],
  ['57P03', 'is starting up'],
  ['57014', 'took longer than a statement may'],
  ['55P03', 'held a lock for longer than we wait'],
  ['53300', 'has no connection left'],
  ['25P03', 'ended a transaction that idled'],
  ['53100', 'has no room left'],
  ['58030', 'cannot read or write its files'],
  ['08006', 'lost the connection'],
  ['08001', 'took no connection'],
  ['ECONNREFUSED', 'is not there'],
  ['ECONNRESET', 'hung up'],
  ['EPIPE', 'hung up while we wrote'],
  ['ETIMEDOUT', 'does not answer'],
  ['EHOSTUNREACH', 'cannot be reached'],
  ['ENETUNREACH', 'is behind a network that is down'],
  ['ENOTFOUND', 'has no address'],
  ['EAI_AGAIN', 'has no address right now'],
])('a database that answers %s (it %s) is unavailable', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('“%s” means the same, without a code', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true);
});

test('it is found in a cause, and among several addresses that were tried', () => {
  expect(isDatabaseUnavailable(new Error('jobs', { cause: withCode('57P01') }))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([new Error('v6'), withCode('ECONNREFUSED')]))).toBe(true);
});

test.each([
  ['a row that is there already', withCode('23505')],
  ['a statement that is wrong', withCode('42601')],
  ['a write through a connection that was opened for reading', withCode('25006')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a text that quotes a connection', new Error('The user wrote: Connection terminated')],
  ['no error at all', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s is not', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
