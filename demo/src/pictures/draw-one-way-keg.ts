import { box, type Drawing, line, painted, path, shaded } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { Detail, PackStyle } from './pack-style.ts';

const plastic = '#2a2d2f';
const body = 'M60 34Q44 40 44 58V124Q80 136 116 124V58Q116 40 100 34Q80 40 60 34Z';
const sleeve = 'M44 62Q80 73 116 62V112Q80 123 44 112Z';

/** A keg of PET that does not come back. */
export function drawOneWayKeg(style: PackStyle, litres: number, detail: Detail): Drawing {
  const { base, ink, cap } = style;
  const parts = [
    path('M46 120H114V138Q80 150 46 138Z', `fill="${plastic}"`),
    shaded(body, '#7a4a1e'),
    path('M50 40Q50 18 62 16H98Q110 18 110 40Q80 50 50 40Z', `fill="${plastic}"`),
    path('M60 31Q60 23 67 22.5H93Q100 23 100 31Q80 36 60 31Z', 'fill="#101314"'),
    box(72, 12, 16, 13, `rx="3" fill="${cap}"`),
    box(72, 12, 16, 13, `rx="3" fill="${painted('round')}"`),
    line('M52 38Q53 20 62 18', '#fff', 1.6, 0.35),
    path(sleeve, `fill="${base}"`),
    line('M44 64.8Q80 75.8 116 64.8M44 109.2Q80 120.2 116 109.2', ink, 1.4, 0.9),
    detail === 'small' ? initial(style) : namePlate(style, litres),
    path(sleeve, `fill="${painted('round')}"`),
    line('M46 124Q80 135.5 114 124', '#fff', 1.3, 0.25),
  ];
  return { shadowWidth: 48, parts };
}

const initial = ({ initial, ink }: PackStyle): string =>
  wordIn(initial, { centreX: 80, centreY: 92.5, width: 40, height: 26 }, ink);

const namePlate = ({ name, ink, tag }: PackStyle, litres: number): string =>
  [
    wordIn(name, { centreX: 80, centreY: tag ? 83.5 : 88, width: 58, height: 19 }, ink),
    tag && textAt(tag, { centreX: 80, baseline: 101, size: 7, maxWidth: 52 }, ink),
    textAt(`${litres} l`, { centreX: 80, baseline: 110, size: 6.6, maxWidth: 40 }, ink, 0.85),
  ].join('');
