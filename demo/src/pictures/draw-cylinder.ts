import { box, type Drawing, line, painted, path } from './drawing.ts';
import { textAt } from './lettering/letters.ts';
import type { Detail } from './pack-style.ts';

const print = '#22303a';

/** A pressure cylinder for dispense: its shoulder is grey for carbon dioxide, as the norm wants it. */
export function drawCylinder(kilograms: number, detail: Detail): Drawing {
  const [left, right] = detail === 'small' ? [46, 114] : [54, 106];
  const body = `M${left} 66Q${left} 40 72 39H88Q${right} 40 ${right} 66V138Q80 150 ${left} 138Z`;
  const parts = [
    box(74, 20, 12, 22, 'fill="#a98438"'),
    box(74, 20, 12, 22, `fill="${painted('round')}"`),
    box(84, 24, 16, 8, 'rx="2" fill="#b8933f"'),
    box(70, 10, 20, 11, 'rx="4" fill="#2e3438"'),
    line('M72 13h16', '#fff', 1.4, 0.35),
    path(body, 'fill="#4a565e"'),
    path(`M${left} 66Q${left} 40 72 39H88Q${right} 40 ${right} 66Q80 74 ${left} 66Z`, 'fill="#9ba6ad"'),
    path(`M${left} 82Q80 90 ${right} 82V116Q80 124 ${left} 116Z`, 'fill="#eef1f2"'),
    words(kilograms, detail),
    path(body, `fill="${painted('round')}"`),
    line(`M${left} 132Q80 143 ${right} 132`, '#000', 1.4, 0.3),
  ];
  return { shadowWidth: 36, parts };
}

const words = (kilograms: number, detail: Detail): string =>
  detail === 'small'
    ? textAt('CO', { centreX: 74, baseline: 111, size: 26, maxWidth: 60 }, print) +
      textAt('2', { centreX: 99, baseline: 115, size: 15, maxWidth: 60 }, print)
    : textAt('CO', { centreX: 76, baseline: 105, size: 17, maxWidth: 60 }, print) +
      textAt('2', { centreX: 93, baseline: 108, size: 10, maxWidth: 60 }, print) +
      textAt(`${kilograms} kg`, { centreX: 80, baseline: 115.5, size: 7.5, maxWidth: 60 }, print);
