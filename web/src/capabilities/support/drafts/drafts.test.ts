// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { removeStored, store } from '#platform/storage-keys.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  removeStored('requestDrafts');
  store('signedInAs', 'u-1');
});

test('what was begun is there again, each form for itself', () => {
  keepDraft('new', { title: 'Broken crates' });
  keepDraft('t-1', { description: 'Here is the label' });

  expect(readDraft('new')).toEqual({ title: 'Broken crates' });
  expect(readDraft('t-1')).toEqual({ description: 'Here is the label' });
  dropDraft('new');
  expect(readDraft('new')).toBeUndefined();
});

test('nothing is kept of what was emptied again', () => {
  keepDraft('new', { title: 'x' });
  keepDraft('new', { title: ' ', description: '' });

  expect(localStorage.getItem('requestDrafts')).toBeNull();
});

test('somebody else at the same device does not find it', () => {
  keepDraft('new', { title: 'Mine' });
  store('signedInAs', 'u-2');

  expect(readDraft('new')).toBeUndefined();
  keepDraft('new', { title: 'Theirs' });
  store('signedInAs', 'u-1');
  expect(readDraft('new')).toBeUndefined();
});

test('the oldest of many make room, and nonsense is as good as nothing', () => {
  for (let nth = 0; nth < 25; nth += 1) keepDraft(`t-${nth}`, { description: String(nth) });
  expect([readDraft('t-4'), readDraft('t-5')]).toEqual([undefined, { description: '5' }]);

  for (const nonsense of ['{', '7', '{"of":"u-1","drafts":7}', '{"of":"u-1","drafts":[7,["a",null]]}']) {
    store('requestDrafts', nonsense);
    expect(readDraft('a')).toBeUndefined();
  }
});
