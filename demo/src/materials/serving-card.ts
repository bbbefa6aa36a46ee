import { styleOf } from '../pictures/index.ts';
import { drawGlass } from './draw-glass.ts';
import { line, rectangle, type Sheet, word } from './sheet.ts';

const { base, ink, name } = styleOf('valdoro--non-filtrata');

/** How the unfiltered Valdoro is served, to be kept beside the tap. */
export const servingCard: Sheet = {
  title: 'Valdoro Non Filtrata: scheda di servizio',
  width: 600,
  height: 420,
  shapes: [
    rectangle(0, 0, 600, 420, base),
    rectangle(14, 14, 572, 392, '#fffaf0'),
    word(name, { x: 40, y: 36, width: 330, height: 80 }, base),
    line('Non filtrata', { x: 40, y: 132, width: 330, height: 34 }, base),
    rectangle(40, 186, 330, 4, ink),
    ...['Servire a 5 - 7 °C', 'Capovolgere il fusto una volta', 'Due dita di schiuma', 'Consumare entro 5 giorni'].map(
      (text, index) => line(text, { x: 40, y: 210 + index * 46, width: 330, height: 20 }, '#4a2a12'),
    ),
    rectangle(392, 14, 194, 392, base),
    ...drawGlass(488, 380, 300, '#e0a136'),
  ],
};
