/** Arrangements, first of an element itself and then of it in what is around it. */
const arrangements = {
  row: 'display: flex; align-items: center',
  'inline-row': 'display: inline-flex; align-items: center',
  flex: 'display: flex',
  column: 'flex-direction: column',
  wrap: 'flex-wrap: wrap',
  grid: 'display: grid',
  'one-column': 'grid-template-columns: minmax(0, 1fr)',
  'two-columns': 'grid-template-columns: repeat(2, minmax(0, 1fr))',
  block: 'display: block',
  relative: 'position: relative',
  between: 'justify-content: space-between',
  'justify-center': 'justify-content: center',
  'justify-end': 'justify-content: flex-end',
  'align-baseline': 'align-items: baseline',
  'align-start': 'align-items: start',
  'align-end': 'align-items: end',
  'items-start': 'justify-items: start',
  'content-start': 'align-content: start',
  grow: 'flex: 1',
  rigid: 'flex: none',
  shrinkable: 'min-width: 0',
  'whole-row': 'grid-column: 1 / -1',
  'push-end': 'margin-inline-start: auto',
};

/** `gap-8-16`: rows eight pixels apart, columns sixteen. */
const gaps = ['2', '4', '6', '8', '10', '12', '16', '20', '24', '0-8', '0-12', '0-16', '4-8', '4-12', '4-16', '8-16'];
const marginsAbove = ['2', '4', '6', '8', '10', '12', '16', '20', '24'];
const marginsBelow = ['6', '8', '12'];

const boxes = {
  card: 'border: 1px solid var(--border); border-radius: var(--radius-card); background: var(--surface); box-shadow: var(--shadow-card)',
  'rule-above': 'border-top: 1px solid var(--border)',
  clip: 'overflow: hidden',
  touch: 'min-height: 44px',
  'm-0': 'margin: 0',
  'p-0': 'padding: 0',
  'no-bullets': 'list-style: none',
};

/** A text has the size of its number at the browser's usual one, and a line that goes with it; else both are said. */
const words = {
  'text-13': 'font-size: 0.8125rem; line-height: 1.125rem',
  'text-14': 'font-size: 0.875rem; line-height: 1.25rem',
  'text-15': 'font-size: 0.9375rem; line-height: 1.375rem',
  'text-17': 'font-size: 1.0625rem; line-height: 1.5rem',
  'text-20': 'font-size: 1.25rem; line-height: 1.75rem',
  'size-13': 'font-size: 0.8125rem',
  'size-14': 'font-size: 0.875rem',
  'size-15': 'font-size: 0.9375rem',
  'line-20': 'line-height: 1.25rem',
  'line-22': 'line-height: 1.375rem',
  'line-24': 'line-height: 1.5rem',
  regular: 'font-weight: 400',
  medium: 'font-weight: 500',
  semibold: 'font-weight: 600',
  heavy: 'font-weight: 650',
  'letters-0': 'letter-spacing: 0',
  muted: 'color: var(--text-muted)',
  ink: 'color: var(--text)',
  primary: 'color: var(--primary)',
  danger: 'color: var(--danger)',
  success: 'color: var(--success)',
  warning: 'color: var(--warning)',
  plain: 'text-decoration: none',
  /* Figures of one width, for everything that is read in columns or changes while one looks. */
  tabular: 'font-variant-numeric: tabular-nums',
  anywhere: 'overflow-wrap: anywhere',
  nowrap: 'white-space: nowrap',
  truncate: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  pretty: 'text-wrap: pretty',
  'text-center': 'text-align: center',
  'text-end': 'text-align: end',
};

/**
 * What many elements look like, by the name of a class that is the same on every screen (decision 0053). They are in a
 * layer above the parts and below every sheet, so that a sheet may say otherwise.
 */
export const looks: Readonly<Record<string, string>> = {
  ...arrangements,
  ...spaced('gap', 'gap', gaps),
  ...spaced('mt', 'margin-top', marginsAbove),
  ...spaced('mb', 'margin-bottom', marginsBelow),
  ...boxes,
  ...words,
};

export const looksStyle = (): string =>
  `@layer looks{${Object.entries(looks)
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join('')}}`;

function spaced(name: string, property: string, sizes: readonly string[]): Record<string, string> {
  return Object.fromEntries(sizes.map((size) => [`${name}-${size}`, `${property}: ${inPixels(size)}`]));
}

function inPixels(size: string): string {
  return size
    .split('-')
    .map((each) => (each === '0' ? '0' : `${each}px`))
    .join(' ');
}
