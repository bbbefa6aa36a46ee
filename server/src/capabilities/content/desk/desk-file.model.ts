import type { ItemFile } from '../import/planned-item.ts';
import { fileIdOf } from '../items/content-id.ts';
import type { FileRole } from '../rules/content-entry.model.ts';
import type { DeskUpload } from './upload.store.ts';

/** Of a name and of what is in it, so that another picture of the same name is another file. */
export const uploadIdOf = (itemId: string, { name, key }: Pick<DeskUpload, 'name' | 'key'>): string =>
  fileIdOf(itemId, `${name}/${key}`);

const digestIn = (key: string): string => /^content\/([0-9a-f]{64})\./.exec(key)?.[1] ?? '';

/** As an import would plan it; its bytes are in the store already. */
export const toItemFile = (itemId: string, { name, key, type, size }: DeskUpload, role: FileRole): ItemFile => ({
  id: fileIdOf(itemId, name),
  name,
  role,
  file: { key, kind: 'content', contentType: type, sizeBytes: size, sha256: digestIn(key), originalName: name },
});

const unusable = /[\p{C}<>:"/\\|?*&'`]/gu;

/** What somebody's file is called here: without what a system or a page could take for something else. */
export function plainFileName(sent: string): string {
  const plain = sent.normalize('NFC').replaceAll(unusable, '-').trim().replace(/^\.+/, '').trim();
  const [, stem = plain, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/.exec(plain) ?? [];
  return `${stem.slice(0, 100).trim() || 'file'}${ending}`;
}

/** Another file of this name gets a number behind it. */
export function freeName(name: string, key: string, taken: readonly DeskUpload[]): string {
  const isFree = (wanted: string) => taken.every((each) => each.name !== wanted || each.key === key);
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/.exec(name) ?? [];
  let number = 2;
  let wanted = name;
  while (!isFree(wanted)) {
    wanted = `${stem}-${number}${ending}`;
    number += 1;
  }
  return wanted;
}
