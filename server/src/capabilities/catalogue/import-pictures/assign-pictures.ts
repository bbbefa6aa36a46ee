import { meaningsOf, type PictureOf, type PicturePosition } from './picture-name.model.ts';

/** A file of the operator's, read only when it is its turn. Undefined where it has more bytes than wanted. */
export type PictureFile = { name: string; read(maxBytes: number): Promise<Buffer | undefined> };

export type AssignedPicture = { file: PictureFile; sku: string; position: PicturePosition };

type Assigning = {
  findNames: (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  refuse: (name: string, why: string) => void;
};

const batch = 1_000;

/** Which product each file is for; what is for none is refused. The second answer are the names of the products. */
export async function assignPictures(files: readonly PictureFile[], { findNames, refuse }: Assigning) {
  const meant = files.flatMap((file) => {
    const meanings = meaningsOf(file.name);
    if (!meanings) refuse(file.name, 'is not named <sku>.png, .jpg, .webp or .svg');
    return meanings ? [{ file, meanings }] : [];
  });
  const names = await findAll(
    meant.flatMap(({ meanings }) => meanings.map(({ sku }) => sku)),
    findNames,
  );
  const taken = new Map<string, string>();
  const assigned = meant.flatMap(({ file, meanings }): AssignedPicture[] => {
    const meaning = meanings.find(({ sku }) => names.has(sku));
    const slot = meaning && nameOf(meaning);
    const first = slot && taken.get(slot);
    if (!meaning || !slot) refuse(file.name, `there is no product “${meanings[0]?.sku}”`);
    else if (first) refuse(file.name, `is the same picture of the same product as ${first}`);
    else taken.set(slot, file.name);
    return meaning && !first ? [{ file, ...meaning }] : [];
  });
  return { assigned, names };
}

const nameOf = ({ sku, position }: PictureOf): string => `${position} ${sku}`;

async function findAll(skus: readonly string[], findNames: Assigning['findNames']) {
  const names = new Map<string, string>();
  const asked = [...new Set(skus)];
  for (let from = 0; from < asked.length; from += batch)
    for (const [sku, name] of await findNames(asked.slice(from, from + batch))) names.set(sku, name);
  return names;
}
