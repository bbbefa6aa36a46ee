/** Which picture of a product: its first, second …, or the small one for lists. */
export type PicturePosition = number | 'thumbnail';
export type PictureOf = { sku: string; position: PicturePosition };

const picture = /^(.+)\.(?:png|jpe?g|webp|svg)$/i;
const numbered = /^(.+)-(s|[2-9]|[1-9]\d)$/i;

/**
 * What a file's name may mean, the likeliest first: `KEG-2.png` is the picture of the product `KEG-2`, and where there is no
 * such product the second one of `KEG`. Undefined where it is not the name of a picture.
 */
export function meaningsOf(fileName: string): readonly PictureOf[] | undefined {
  const stem = picture.exec(fileName)?.[1];
  if (!stem) return undefined;
  const [, sku, position = ''] = numbered.exec(stem) ?? [];
  const second = sku
    ? [{ sku, position: position.toLowerCase() === 's' ? ('thumbnail' as const) : Number(position) }]
    : [];
  return [{ sku: stem, position: 1 }, ...second];
}
