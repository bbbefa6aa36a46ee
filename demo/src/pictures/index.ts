import { labelSvg } from './draw-label.ts';
import { drawPack } from './draw-pack.ts';
import { toSvg } from './drawing.ts';
import type { Detail } from './pack-style.ts';
import { styleOf } from './style-of.ts';

export { packSlug } from './pack-slug.ts';
export { styleOf } from './style-of.ts';

/** The picture of a pack as SVG, by the format's code and the slug of brand and sub-brand. The same again and again. */
export const drawnPack = (packFormat: string, slug: string, detail: Detail): string =>
  toSvg(drawPack(packFormat, styleOf(slug), detail));

export const drawnLabel = (slug: string): string => labelSvg(styleOf(slug));
