import { drawnPack } from '../../pictures/index.ts';

export const photoSize = { width: 640, height: 480 };

type Photographed = 'crate' | 'label' | 'pallet' | 'tap';
export type PhotoGoods = { slug: string; crate: string; keg: string };

const pack = (format: string, slug: string, at: { x: number; y: number; side: number; turn?: number }): string => {
  const { x, y, side, turn = 0 } = at;
  const drawn = drawnPack(format, slug, 'detailed').replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${side}" height="${side}" `,
  );
  return `<g transform="rotate(${turn} ${x + side / 2} ${y + side / 2})">${drawn}</g>`;
};

const shards = (x: number, y: number): string =>
  [
    [0, 0, 34, -12, 22, 14],
    [40, 10, 70, -4, 62, 22],
    [-30, 14, -8, 4, -14, 28],
    [84, 2, 104, 16, 80, 24],
    [14, 26, 40, 24, 30, 40],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) => {
      const points = [ax, ay, bx, by, cx, cy].map((value, index) => value + (index % 2 === 0 ? x : y));
      return `<polygon points="${points.join(' ')}" fill="#5b3a12" stroke="#d9b26a" stroke-width="2" opacity="0.9"/>`;
    })
    .join('');

const puddle = (x: number, y: number, wide: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide / 5}" fill="#7a5a22" opacity="0.45"/>`;

const wood = (y: number): string =>
  [0, 1, 2]
    .map((row) => `<rect x="60" y="${y + row * 16}" width="520" height="11" fill="#a67c4a" stroke="#6f4f2b"/>`)
    .join('');

const scenes: Readonly<Record<Photographed, (goods: PhotoGoods) => string>> = {
  crate: ({ crate, slug }) =>
    `${wood(404)}${pack(crate, slug, { x: 60, y: 120, side: 290 })}${puddle(430, 420, 150)}${pack(crate, slug, { x: 310, y: 150, side: 270, turn: 14 })}${shards(380, 410)}`,
  label: ({ crate, slug }) =>
    `${pack(crate, slug, { x: -60, y: -120, side: 760 })}<g transform="rotate(-4 430 380)"><rect x="300" y="320" width="280" height="110" fill="#f4f1e6"/><text x="318" y="362" font-family="monospace" font-size="26" fill="#222">L2611 04</text><text x="318" y="402" font-family="monospace" font-size="26" fill="#222">30.04.2027</text></g>`,
  pallet: ({ keg, slug }) =>
    `${wood(400)}${[70, 190, 310, 430].map((x) => pack(keg, slug, { x, y: 190, side: 215 })).join('')}`,
  tap: () =>
    '<rect x="150" y="90" width="340" height="34" rx="17" fill="#c9ced2"/><rect x="300" y="110" width="44" height="150" rx="10" fill="#aab2b8"/><rect x="286" y="40" width="72" height="70" rx="14" fill="#8c2f1b"/><path d="M322 262c-14 26-18 34-18 44a18 18 0 0 0 36 0c0-10-4-18-18-44z" fill="#d59a2a"/><rect x="210" y="400" width="224" height="26" fill="#8b949a"/><ellipse cx="322" cy="400" rx="80" ry="12" fill="#d59a2a" opacity="0.7"/>',
};

/** As a phone would take it in a cellar: uneven light, a little noise. */
export function drawPhoto(what: Photographed, goods: PhotoGoods): string {
  const { width, height } = photoSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#8d8a80"/><stop offset="0.72" stop-color="#b3aea1"/><stop offset="0.73" stop-color="#6d675d"/><stop offset="1" stop-color="#857e72"/></linearGradient>
      <radialGradient id="light" cx="0.42" cy="0.36" r="0.8"><stop stop-color="#fff" stop-opacity="0.25"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
      <filter id="noise"><feTurbulence baseFrequency="0.85" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.35 0"/></filter>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    ${scenes[what](goods)}
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    <rect width="${width}" height="${height}" filter="url(#noise)" opacity="0.22"/>
  </svg>`;
}
