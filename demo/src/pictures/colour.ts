/** `#rrggbb`; the pictures need no other kind. */
export type Colour = string;

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export function mix(one: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: Colour, share: number): Colour => mix(colour, '#000000', share);
export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);

/** As bright as the eye takes it, from 0 to 1. */
const brightness = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** What can be read on it. */
export const inkOn = (colour: Colour): Colour => (brightness(colour) > 0.62 ? '#2b2018' : '#fff6e3');

/** The same colour for the same name, never garish and never pale. */
export function colourOfName(name: string): Colour {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return fromHue(hash % 360, 0.42 + (hash % 7) * 0.03, 0.3 + (hash % 5) * 0.03);
}

function fromHue(hue: number, saturation: number, light: number): Colour {
  const chroma = saturation * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return Math.round(255 * (light - chroma * Math.max(-1, Math.min(step - 3, 9 - step, 1))));
  };
  return `#${[0, 8, 4].map((offset) => channel(offset).toString(16).padStart(2, '0')).join('')}`;
}
