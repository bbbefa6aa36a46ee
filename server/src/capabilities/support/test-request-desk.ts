import type { Caller } from '../../testing/caller.ts';
import { fileForm } from './test-support.ts';

const base = '/api/staff/requests';

/** Somebody of customer service at their inbox. */
export function answererAt(caller: Caller) {
  const answerer = {
    ...caller,
    list: async (query = '') => (await caller.get(`${base}${query}`)).body,
    see: (id: string) => caller.get(`${base}/${id}`),
    versionOf: async (id: string): Promise<number> => (await answerer.see(id)).body.version,
    /** To what stands there now, unless a version is given. */
    answer: async (id: string, text: string, { version, ...more }: { version?: number; status?: string } = {}) =>
      caller.send('POST', `${base}/${id}/answer`, {
        version: version ?? (await answerer.versionOf(id)),
        text,
        ...more,
      }),
    note: (id: string, text: string) => caller.send('POST', `${base}/${id}/notes`, { text }),
    move: async (id: string, status: string, version?: number) =>
      caller.send('PUT', `${base}/${id}/status`, { version: version ?? (await answerer.versionOf(id)), status }),
    assign: async (id: string, uid: string | null) =>
      caller.send('PUT', `${base}/${id}/owner`, { version: await answerer.versionOf(id), uid }),
    merge: async (id: string, into: string) =>
      caller.send('POST', `${base}/${id}/merge`, { version: await answerer.versionOf(id), into }),
    attachTo(id: string, commentId: string, name: string, bytes: Uint8Array) {
      const { payload, headers } = fileForm(bytes, name);
      return caller.send('POST', `${base}/files?requestId=${id}&commentId=${commentId}`, payload, { headers });
    },
    canned: (method: 'POST' | 'PUT' | 'DELETE', at: string, body?: object) =>
      caller.send(method, `${base}/canned-answers${at}`, body),
    cannedAnswers: async () => (await caller.get(`${base}/canned-answers`)).body.results,
  };
  return answerer;
}
export type Answerer = ReturnType<typeof answererAt>;
