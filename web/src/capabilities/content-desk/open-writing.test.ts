import { expect, test, vi } from 'vitest';
import type { WholeContent, Written } from './content-desk.queries.ts';
import { openWriting } from './open-writing.ts';

const textIn = (markdown: string) => ({ texts: { en: { title: 'A', summary: '', markdown } } }) as Partial<Written>;
const stored = (revision: number, markdown: string) =>
  ({ revision, written: { markets: [], ...textIn(markdown) } }) as unknown as WholeContent;
class Late extends Error {
  readonly fresh: WholeContent;
  constructor(fresh: WholeContent) {
    super();
    this.fresh = fresh;
  }
}
const freshIn = (error: unknown) => (error instanceof Late ? error.fresh : undefined);
const typed = (markdown: string) => (written: Written) => ({ ...written, ...textIn(markdown) });

function write(save: (shown: WholeContent, written: Written) => Promise<WholeContent>) {
  vi.useFakeTimers();
  const onSaved = vi.fn();
  return openWriting(stored(1, 'First'), { save, freshIn, onSaved });
}

test('what is typed is saved when its writer pauses, once', async () => {
  const save = vi.fn(async (shown: WholeContent, written: Written) => ({ ...shown, revision: 2, written }));
  const writing = write(save);
  for (const text of ['F', 'Fi', 'Fin']) writing.write(typed(text));
  expect([writing.read().state, writing.isBegun()]).toEqual(['waiting', true]);

  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledOnce();
  expect(writing.read()).toMatchObject({ state: 'saved', shown: { revision: 2 }, written: textIn('Fin') });
});

test('what is typed while a save is under way is saved next, against what that has left', async () => {
  const revisions: number[] = [];
  const writing = write(async (shown, written) => {
    revisions.push(shown.revision);
    if (revisions.length === 1) writing.write(typed('Second'));
    return { ...shown, revision: shown.revision + 1, written };
  });
  writing.write(typed('One'));
  await vi.runAllTimersAsync();

  expect(revisions).toEqual([1, 2]);
  expect(writing.read()).toMatchObject({ state: 'saved', written: textIn('Second') });
});

test('somebody else was faster: both texts are there, and either can be kept', async () => {
  const theirs = stored(7, 'Theirs');
  const save = vi.fn(async (shown: WholeContent, written: Written) => {
    if (shown.revision === 1) throw new Late(theirs);
    return { ...shown, revision: 8, written };
  });
  const mine = write(save);
  mine.write(typed('Mine'));
  await vi.runAllTimersAsync();
  expect(mine.read()).toMatchObject({ state: 'conflict', theirs, written: textIn('Mine') });
  expect(await mine.finish()).toBe(false);
  await mine.keepMine();
  expect(mine.read()).toMatchObject({ state: 'saved', shown: { revision: 8 }, written: textIn('Mine') });

  const other = write(save);
  other.write(typed('Mine'));
  await vi.runAllTimersAsync();
  other.takeTheirs();
  expect(other.read()).toMatchObject({ state: 'saved', shown: theirs, written: textIn('Theirs'), filled: 1 });
});

test('a line that is down loses nothing, and is tried again', async () => {
  let isDown = true;
  const writing = write(async (shown, written) => {
    if (isDown) throw new TypeError('no line');
    return { ...shown, revision: 2, written };
  });
  writing.write(typed('Kept'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(writing.read()).toMatchObject({ state: 'failed', written: textIn('Kept') });

  isDown = false;
  await vi.runAllTimersAsync();
  expect(writing.read()).toMatchObject({ state: 'saved', written: textIn('Kept') });
});
