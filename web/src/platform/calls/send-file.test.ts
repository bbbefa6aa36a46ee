// @vitest-environment happy-dom

import { limits } from '@dray/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFile } from './send-file.ts';
import { sendOnce } from './send-once.ts';

/** A line that the test moves by hand. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  headers: Record<string, string> = {};
  address = '';
  body: FormData | undefined;
  status = 0;
  responseText = '';
  isAborted = false;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

const file = new File(['VB-1;100237'], 'objednavky.csv', { type: 'text/csv' });
const path = '/api/orders/BulkUploadOrdersAsync';
const query = { store: 'LivePortal_EMEA_CZ' };
const last = () => FakeRequest.sent.at(-1) as FakeRequest;

beforeEach(() => {
  vi.useFakeTimers();
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  localStorage.setItem('lang', 'cs');
  sessionStorage.setItem('id_token', 'old');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file goes with the session and the language, and every byte of it that has left is reported', async () => {
  const sent: number[] = [];
  const answer = sendFile(path, { file, query, once: sendOnce, onSent: (bytes) => sent.push(bytes) });
  last().upload.onprogress?.({ loaded: 4 });
  // What is around the file in the body is counted by the browser, too.
  last().upload.onprogress?.({ loaded: file.size + 180 });
  last().answer(202, { jobId: 'j-1', status: 'checking' });

  expect(await answer).toEqual({ jobId: 'j-1', status: 'checking' });
  expect(sent).toEqual([4, file.size]);
  expect(last().address).toBe(`${path}?store=LivePortal_EMEA_CZ&Language=cs`);
  expect(last().headers.authorization).toBe('Bearer old');
  expect(last().body?.get('file')).toMatchObject({ name: 'objednavky.csv' });
});

test('what the server says of a bad file is shown in its words', async () => {
  const answer = sendFile(path, { file, query, once: sendOnce }).catch((error: unknown) => error);
  last().answer(415, { code: 'FILE_ERROR', message: 'Soubor nejde přečíst.', requestId: 'r-1' });

  expect(await answer).toMatchObject({ name: 'CallRefused', status: 415, message: 'Soubor nejde přečíst.' });
});

test('a line on which nothing moves is given up, however much has left before', async () => {
  const answer = sendFile(path, { file, query, once: sendOnce }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.httpTimeoutMs - 1);
  last().upload.onprogress?.({ loaded: 3 });
  await vi.advanceTimersByTimeAsync(limits.httpTimeoutMs - 1);
  expect(last().isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toMatchObject({ name: 'CallUnanswered', reason: 'timeout' });
  expect(last().isAborted).toBe(true);
});

test('a file that is called off stops at once, and that is no failure of the line', async () => {
  const own = new AbortController();
  const answer = sendFile(path, { file, query, once: sendOnce, signal: own.signal }).catch((error: unknown) => error);
  own.abort(new Error('cancelled'));

  expect(await answer).toMatchObject({ message: 'cancelled' });
  expect(last().isAborted).toBe(true);
});

test('a token that ended on the way is renewed, and the file is sent once more', async () => {
  const encoded = btoa(JSON.stringify({ iat: 0, exp: 600 })).replace(/=+$/, '');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ token: `h.${encoded}.s`, uid: 'u-1' })));
  const answer = sendFile(path, { file, query, once: sendOnce });
  last().answer(401, { code: 'UNAUTHORIZED', requestId: 'r-1' });
  await vi.advanceTimersByTimeAsync(0);
  last().answer(202, { jobId: 'j-2', status: 'checking' });

  expect(await answer).toMatchObject({ jobId: 'j-2' });
  expect(FakeRequest.sent).toHaveLength(2);
});
