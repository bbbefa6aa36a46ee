// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkMissing, loadChunk } from './chunk-reload.ts';

const gone = (file: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** What the waiting screen has heard after everything that could happen has happened. */
async function heardFrom(chunk: Promise<unknown>): Promise<unknown> {
  const nothing = new Promise((resolve) => setTimeout(resolve, 10, 'nothing yet'));
  return Promise.race([chunk.catch((error: unknown) => error), nothing]);
}

test('a chunk that is there is handed on', async () => {
  expect(await loadChunk(async () => 'screen')).toBe('screen');
});

test('a missing chunk reloads the page once and shows nothing meanwhile', async () => {
  const reload = vi.fn();

  expect(await heardFrom(loadChunk(gone('/assets/a-1.js'), reload))).toBe('nothing yet');

  expect(reload).toHaveBeenCalledTimes(1);
});

test('a chunk that is missing after the reload too is shown', async () => {
  const reload = vi.fn();
  await heardFrom(loadChunk(gone('/assets/a-1.js'), reload));

  expect(await heardFrom(loadChunk(gone('/assets/a-1.js'), reload))).toBeInstanceOf(ChunkMissing);

  expect(reload).toHaveBeenCalledTimes(1);
});

test('the next release, whose files have other names, is worth another reload', async () => {
  const reload = vi.fn();
  await heardFrom(loadChunk(gone('/assets/a-1.js'), reload));

  await heardFrom(loadChunk(gone('/assets/a-2.js'), reload));

  expect(reload).toHaveBeenCalledTimes(2);
});

test('where nothing can be remembered the page is not reloaded for ever', async () => {
  const reload = vi.fn();
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });

  expect(await heardFrom(loadChunk(gone('/assets/a-3.js'), reload))).toBeInstanceOf(ChunkMissing);

  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that does not come within 120 s counts as missing', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  void loadChunk(() => new Promise(() => undefined), reload);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
