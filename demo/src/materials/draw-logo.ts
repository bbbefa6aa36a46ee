import type { PackStyle } from '../pictures/pack-style.ts';
import { type Printed, styleOfLead } from './draw-printed.ts';
import { rectangle, type Sheet, word } from './sheet.ts';

const logo = ({ name }: PackStyle, colour: string, title: string): Sheet => {
  const height = Math.max(60, Math.round((name.height / name.width) * 400));
  const room = { x: 20, y: 20, width: 400, height };
  return { title, width: 440, height: height + 40, shapes: [word(name, room, colour)] };
};

export const drawLogo: Printed = (voice, title) => {
  const style = styleOfLead(voice);
  const sheet = logo(style, style.ink, title);
  return { ...sheet, shapes: [rectangle(0, 0, sheet.width, sheet.height, style.base), ...sheet.shapes] };
};

export const drawPlainLogo: Printed = (voice, title) => logo(styleOfLead(voice), '#1d1a16', title);
