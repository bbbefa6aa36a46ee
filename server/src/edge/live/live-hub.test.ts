import { expect, test, vi } from 'vitest';
import { liveHub } from './live-hub.ts';

const listener = (uid: string) => ({ uid, tell: vi.fn(), reload: vi.fn(), end: vi.fn() });
const event = { number: 1, kind: 'order', id: 'L1', uid: 'a' } as never;

test('one person has room for twenty streams, and anyone who leaves makes room', () => {
  const hub = liveHub();
  const leaves = Array.from({ length: 19 }, () => hub.add(listener('a')));
  const beforeLast = hub.hasRoom('a');
  leaves.push(hub.add(listener('a')));

  expect([beforeLast, hub.hasRoom('a'), hub.hasRoom('b')]).toEqual([true, false, true]);
  leaves[3]?.();
  expect([hub.hasRoom('a'), hub.size()]).toEqual([true, 19]);
});

test('one process has room for five thousand', () => {
  const hub = liveHub();
  const one = listener('one');
  for (let count = 0; count < 4_999; count += 1) hub.add({ ...one });
  const beforeLast = hub.hasRoom('new');
  hub.add(listener('last'));

  expect([beforeLast, hub.hasRoom('new')]).toEqual([true, false]);
});

test('what happens is reported to all who are there, and to nobody who has left', () => {
  const hub = liveHub();
  const [here, gone] = [listener('a'), listener('b')];
  hub.add(here);
  hub.add(gone)();

  hub.tell(event);
  hub.reloadAll();
  hub.close();

  expect([here.tell.mock.calls, here.reload.mock.calls.length, here.end.mock.calls.length]).toEqual([[[event]], 1, 1]);
  expect([gone.tell, gone.reload, gone.end].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  expect(hub.hasRoom('a')).toBe(false);
});
