import type { FileAnswer } from '@dray/contract/file-answer.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import { drawnLabel, drawnPack } from './index.ts';

/** A large picture has eight kilobytes, and three more when it is packed. */
const keptPictures = 500;

/** A name that a brand can have; anything that looks so is drawn, whether or not we know it. */
const fileName = /^([a-z0-9]+(?:--?[a-z0-9]+)*)\.svg$/;
const packFormat = /^[A-Z][A-Z0-9]{1,11}$/;
const longestName = 130;

/** Pictures of packs and labels, for everyone: they show what stands in any shop. */
export function pictureFiles() {
  const kept = boundedCache<FileAnswer>(keptPictures);
  const findPicture = (address: string, draw: () => string): FileAnswer => {
    const picture = kept.get(address) ?? { bytes: draw(), type: 'image/svg+xml; charset=utf-8' };
    kept.set(address, picture);
    return picture;
  };

  return {
    findPack(format: string, file: string): FileAnswer | undefined {
      const slug = slugOf(file);
      if (!slug || !packFormat.test(format)) return undefined;
      return findPicture(`${format}/${slug}`, () => drawPicture(format, slug));
    },
    findLabel(file: string): FileAnswer | undefined {
      const slug = slugOf(file);
      return slug ? findPicture(`label/${slug}`, () => drawnLabel(slug)) : undefined;
    },
  };
}

const slugOf = (file: string): string | undefined =>
  file.length <= longestName ? fileName.exec(file)?.[1] : undefined;

function drawPicture(format: string, slug: string): string {
  const small = /^(.*[^-])-s$/.exec(slug)?.[1];
  return small ? drawnPack(format, small, 'small') : drawnPack(format, slug, 'detailed');
}
