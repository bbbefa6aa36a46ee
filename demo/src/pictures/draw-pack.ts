import { drawBundle } from './draw-bundle.ts';
import { drawCanTray } from './draw-can-tray.ts';
import { drawCarton } from './draw-carton.ts';
import { drawCrate } from './draw-crate.ts';
import { drawCylinder } from './draw-cylinder.ts';
import { drawKeg } from './draw-keg.ts';
import { drawOneWayKeg } from './draw-one-way-keg.ts';
import { drawPetPack } from './draw-pet-pack.ts';
import type { Drawing } from './drawing.ts';
import type { Detail, PackStyle } from './pack-style.ts';

/** What is printed on cartons whose size everybody knows. */
const cartonContents: Readonly<Record<string, string>> = { NRB24: '24 × 33 cl', NRB15: '15 × 66 cl' };

/** The letters of a format's code tell the kind of pack, what follows its size; anything else comes in a plain box. */
export function drawPack(packFormat: string, style: PackStyle, detail: Detail): Drawing {
  const [, kind = '', size = ''] = /^([A-Z]+)(\d*)/.exec(packFormat) ?? [];
  switch (kind) {
    case 'KEG':
      return drawKeg(style, Number(size) || 50, detail);
    case 'OWK':
      return drawOneWayKeg(style, Number(size) || 20, detail);
    case 'CR':
      return drawCrate(style, Number(size) || 20, detail);
    case 'CAN':
      return drawCanTray(style, detail);
    case 'PET':
      return drawPetPack(style, detail);
    case 'CO':
      return drawCylinder(10, detail);
    case 'BUNDLE':
      return drawBundle(style, detail);
    default:
      return drawCarton(style, { contents: cartonContents[packFormat] ?? '', isTall: packFormat === 'NRB15' }, detail);
  }
}
