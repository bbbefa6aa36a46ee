import type { FileFault, FilesDoor, NewFile } from '#capabilities/files/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { ProductImage } from '../product/product.model.ts';
import { type AssignedPicture, assignPictures, type PictureFile } from './assign-pictures.ts';
import { type PicturesOfProduct, pictureImportStore } from './picture-import.store.ts';

export type PictureReport = { imported: number; unchanged: number; refused: number };

export type PictureImportOptions = {
  files: FilesDoor;
  onRefused?: (file: string, why: string) => void;
  onProgress?: (filesDone: number) => void;
};

type StoredPicture = AssignedPicture & { url: string };

/** So many files are in memory at once, five megabytes each at most. */
const filesAtOnce = 16;
const productsAtOnce = 500;

/**
 * Stores pictures and shows them on the products that their names say. What cannot be taken is reported file by file, and the
 * rest is taken. A product's pictures become those of the folder; one that the folder does not name stays as it is.
 */
export async function importPictures(
  transaction: Transaction,
  source: readonly PictureFile[],
  { files, onRefused, onProgress }: PictureImportOptions,
): Promise<PictureReport> {
  const store = pictureImportStore(transaction);
  const report: PictureReport = { imported: 0, unchanged: 0, refused: 0 };
  const refuse = (name: string, why: string) => {
    report.refused += 1;
    onRefused?.(name, why);
  };
  const { assigned, names } = await assignPictures(source, { findNames: store.findNames, refuse });

  const stored: StoredPicture[] = [];
  for (let from = 0; from < assigned.length; from += filesAtOnce) {
    stored.push(...(await storePictures(files, assigned.slice(from, from + filesAtOnce), refuse)));
    onProgress?.(source.length - assigned.length + Math.min(from + filesAtOnce, assigned.length));
  }

  const products = toProducts(stored, names, refuse);
  for (let from = 0; from < products.length; from += productsAtOnce) {
    const some = products.slice(from, from + productsAtOnce);
    const changed = new Set(await store.setPictures(some.map(({ sku, images }) => ({ sku, images }))));
    for (const { sku, files: amount } of some) report[changed.has(sku) ? 'imported' : 'unchanged'] += amount;
  }
  return report;
}

async function storePictures(
  files: FilesDoor,
  pictures: readonly AssignedPicture[],
  refuse: (name: string, why: string) => void,
): Promise<StoredPicture[]> {
  const judged = await Promise.all(
    pictures.map(async (picture) => ({ picture, file: await readPicture(files, picture) })),
  );
  const good = judged.flatMap(({ picture, file }) => {
    if (!('fault' in file)) return [{ picture, file }];
    refuse(picture.file.name, file.fault);
    return [];
  });
  await files.addFiles(good.map(({ file }) => file));
  return good.map(({ picture, file }) => ({ ...picture, url: files.pictureAddress(file) }));
}

async function readPicture(files: FilesDoor, { file }: AssignedPicture): Promise<NewFile | FileFault> {
  try {
    return files.judgePicture(file.name, await file.read(files.maxPictureBytes));
  } catch (error) {
    return { fault: `cannot be read (${error instanceof Error ? error.message : error})` };
  }
}

/** In the order of their numbers; the small one belongs to the first. */
function toProducts(
  stored: readonly StoredPicture[],
  names: ReadonlyMap<string, string>,
  refuse: (name: string, why: string) => void,
): (PicturesOfProduct & { files: number })[] {
  const bySku = Map.groupBy(stored, ({ sku }) => sku);
  return [...bySku].flatMap(([sku, pictures]) => {
    const thumbnail = pictures.find(({ position }) => position === 'thumbnail');
    const large = pictures
      .filter((picture) => picture !== thumbnail)
      .sort((a, b) => Number(a.position) - Number(b.position));
    if (large.length === 0 && thumbnail) {
      refuse(thumbnail.file.name, `needs ${sku}.png or its like beside it`);
      return [];
    }
    const label = names.get(sku) ?? sku;
    const images = large.map(
      ({ url }, index): ProductImage => ({
        url,
        label,
        ...(index === 0 && thumbnail ? { thumbnail: thumbnail.url } : {}),
      }),
    );
    return [{ sku, images, files: pictures.length }];
  });
}
