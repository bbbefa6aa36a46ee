import { darker, lighter } from './colour.ts';
import { box, line, path } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { PackStyle } from './pack-style.ts';

/** The brand's label laid flat, for a menu or a board. */
export function labelSvg({ name, initial, base, ink, tag }: PackStyle): string {
  const frame = (inset: number) => `rx="${22 - inset}" fill="none" stroke="${ink}"`;
  const parts = [
    box(0, 0, 320, 220, `rx="22" fill="${base}"`),
    path('M0 150Q160 190 320 150V198q0 22-22 22H22q-22 0-22-22Z', `fill="${darker(base, 0.16)}"`),
    box(9, 9, 302, 202, `${frame(9)} stroke-width="3"`),
    box(15, 15, 290, 190, `${frame(15)} stroke-width="1" opacity=".7"`),
    `<circle cx="160" cy="52" r="25" fill="none" stroke="${ink}" stroke-width="2"/>`,
    wordIn(initial, { centreX: 160, centreY: 52, width: 30, height: 26 }, ink),
    line('M60 52h66M194 52h66', ink, 1.5, 0.7),
    wordIn(name, { centreX: 160, centreY: tag ? 113 : 126, width: 250, height: 58 }, ink),
    tag && textAt(tag, { centreX: 160, baseline: 181, size: 22, maxWidth: 230 }, lighter(ink, 0.1)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220">${parts.join('')}</svg>`;
}
