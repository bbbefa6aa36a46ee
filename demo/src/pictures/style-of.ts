import { brandLooks, type Look } from './brand-looks.ts';
import { colourOfName, inkOn, lighter } from './colour.ts';
import { lettered } from './lettering/letters.ts';
import { wordmarks } from './lettering/wordmarks.ts';
import type { PackStyle } from './pack-style.ts';

/** How the goods under a slug look; a brand that nobody has drawn gets a colour of its own and plain capitals. */
export function styleOf(slug: string): PackStyle {
  const [brand = '', subBrand = ''] = slug.split('--');
  const looks = brandLooks[brand];
  const look: Look = looks?.[subBrand] ?? looks?.[''] ?? inventedLook(brand);
  const words = wordmarks[brand] ?? { name: lettered(capitals(brand)), initial: lettered(capitals(brand).slice(0, 1)) };
  return {
    ...words,
    base: look.base,
    ink: look.ink,
    cap: look.cap ?? look.base,
    drink: look.drink ?? lighter(look.base, 0.7),
    tag: look.tag ?? capitals(subBrand),
  };
}

function inventedLook(brand: string): Look {
  const base = colourOfName(brand);
  return { base, ink: inkOn(base), cap: lighter(base, 0.5) };
}

/** The slug has lost its accents, so this is a second best. */
const capitals = (slug: string): string => slug.replaceAll('-', ' ').toUpperCase();
