import type { WholeContent } from '@dray/contract/content/content-desk-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Answer, Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';
import { fileForm } from '../support/test-support.ts';

export const deskBase = '/api/staff/content';
type Item = WholeContent;

/** One of those who write content, or who only publish it. */
export async function writerAt(
  portal: Pick<TestPortal, 'sql' | 'clock' | 'signIn'>,
  name: string,
  { role = 'content-editor', markets }: { role?: string; markets?: readonly Country[] } = {},
) {
  const email = `${name}@meridian.example`;
  await addStaff(portal, email, [{ role, ...(markets ? { markets } : {}) }]);
  return deskOf(await portal.signIn(email));
}
export type Writer = ReturnType<typeof deskOf>;

export const pathTo = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${deskBase}/${kind}/${id}`;

export const filesOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${deskBase}/files?kind=${kind}&id=${id}`;

export function deskOf(caller: Caller) {
  const desk = {
    ...caller,
    list: async (query = '') => (await caller.get(`${deskBase}${query}`)).body,
    see: (item: Item) => caller.get(pathTo(item)),
    fresh: async (item: Item): Promise<Item> => (await desk.see(item)).body,
    add: (wanted: object) =>
      caller.send('POST', deskBase, { kind: 'news', language: 'en', title: 'Open day', ...wanted }),
    added: async (wanted: object = {}): Promise<Item> => bodyOf(await desk.add(wanted)),
    save: (item: Item, more: object) =>
      caller.send('PUT', pathTo(item), { version: item.revision, written: { ...item.written, ...more } }),
    saved: async (item: Item, more: object): Promise<Item> => bodyOf(await desk.save(item, more)),
    publish: (item: Item) => caller.send('POST', `${pathTo(item)}/publish`, { version: item.revision }),
    published: async (item: Item): Promise<Item> => bodyOf(await desk.publish(item)),
    unpublish: (item: Item) => caller.send('POST', `${pathTo(item)}/unpublish`, { version: item.revision }),
    restore: (item: Item, restored: number) =>
      caller.send('POST', `${pathTo(item)}/restore`, { version: item.revision, restored }),
    preview: (item: Item, query: string) => caller.get(`${pathTo(item)}/preview?${query}`),
    upload(item: Item, name: string, bytes: Uint8Array): Promise<Answer> {
      const { payload, headers } = fileForm(bytes, name);
      return caller.send('POST', filesOf(item), payload, { headers });
    },
  };
  return desk;
}

function bodyOf({ status, body }: Answer): Item {
  if (status >= 300) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return body;
}

export const inEnglish = (title: string, markdown = '', summary = '') => ({ en: { title, summary, markdown } });
