import { expect, test } from 'vitest';
import { ensureSystemUser, findSystemUser, type UserIds } from './system-user.ts';

const passwd = [
  'root:x:0:0:root:/root:/bin/bash',
  'dray-postgres:x:998:997::/home/dray-postgres:/usr/sbin/nologin',
  'dray:x:1000:1000:Andrea Dray:/home/dray:/bin/bash',
  '',
].join('\n');

test('a system user is found by its whole name', () => {
  expect(findSystemUser('dray-postgres', passwd)).toEqual({ uid: 998, gid: 997 });
  expect(findSystemUser('post', passwd)).toBeUndefined();
});

test('neither a person who happens to have the name nor root is taken for one', () => {
  expect(findSystemUser('dray', passwd)).toBeUndefined();
  expect(findSystemUser('root', passwd)).toBeUndefined();
});

test('a user who is missing is made once, and that is said', () => {
  const users = new Map<string, UserIds>();
  const find = (name: string) => users.get(name);
  const make = (name: string) => users.set(name, { uid: 997, gid: 996 }).has(name);
  const lines: string[] = [];

  const made = [1, 2].map(() => ensureSystemUser('dray', (line) => void lines.push(line), { find, make }));

  expect(made).toEqual([
    { uid: 997, gid: 996 },
    { uid: 997, gid: 996 },
  ]);
  expect(lines).toEqual(['made the system user dray, so that not everything runs as root']);
});

test('where none can be made there is none', () => {
  const tools = { find: () => undefined, make: () => false };

  expect(ensureSystemUser('dray', expect.fail, tools)).toBeUndefined();
});
