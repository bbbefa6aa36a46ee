import { expect, test } from 'vitest';
import type { FirstRoute } from './first-routes.ts';
import {
  type Built,
  type BuiltFile,
  describeVisit,
  firstVisit,
  heaviestModules,
  isTooHeavy,
  staleParts,
} from './first-visit.ts';
import type { LazyPart } from './lazy-parts.ts';

const file = (name: string, bytes: number, more: Partial<BuiltFile> = {}): BuiltFile => ({
  name,
  isEntry: false,
  bytes,
  imports: [],
  styles: [],
  modules: new Map([[name, bytes]]),
  lazy: [],
  ...more,
});

const built: Built = {
  files: [
    file('main.tsx', 50, {
      isEntry: true,
      imports: ['framework'],
      styles: ['base.css'],
      lazy: [
        'frame.tsx',
        'dialog.tsx',
        'screens/home/home-screen.tsx',
        'screens/other/other-screen.tsx',
        ...texts('en'),
        ...texts('cs'),
      ],
    }),
    file('framework', 100),
    file('frame.tsx', 20, { styles: ['frame.css', 'base.css'], lazy: ['carousel.tsx', 'menu.tsx'] }),
    file('carousel.tsx', 5, { imports: ['framework', 'icons'] }),
    file('icons', 1),
    file('menu.tsx', 1000),
    file('dialog.tsx', 4),
    file('screens/home/home-screen.tsx', 10),
    file('screens/other/other-screen.tsx', 1000),
    ...['en', 'cs'].flatMap((language, index) => texts(language).map((text) => file(text, 2 + index))),
  ],
  styles: new Map([
    ['base.css', 7],
    ['frame.css', 3],
  ]),
};

const parts: Record<string, LazyPart> = {
  'frame.tsx': { comesTo: ({ chrome }) => chrome === 'portal', texts: ['shell'] },
  'carousel.tsx': { comesTo: ({ hasBanners }) => hasBanners },
  'menu.tsx': { comesTo: () => false },
};

const home: FirstRoute = {
  path: '/',
  screen: 'screens/home/home-screen.tsx',
  texts: ['home'],
  chrome: 'portal',
  hasBanners: true,
};
const limits = { scriptBytes: 200, styleBytes: 20 };

function texts(language: string): string[] {
  return ['common', 'home', 'shell'].map((area) => `i18n/${language}/${area}.json`);
}

test('a visit loads the entry, the frame, the screen, one language and what comes by itself, each file once', () => {
  const visit = firstVisit(built, parts, home);

  expect(visit.scriptBytes).toBe(50 + 100 + 20 + 5 + 1 + 4 + 10 + 3 * 3);
  expect(visit.styleBytes).toBe(7 + 3);
});

test('what belongs to the frame is not loaded where there is none', () => {
  const visit = firstVisit(built, parts, { ...home, chrome: 'none', hasBanners: false });

  expect(visit.scriptBytes).toBe(50 + 100 + 4 + 10 + 2 * 3);
  expect(visit.styleBytes).toBe(7);
});

test('a lazy part that nobody has declared counts, until somebody says that it comes later', () => {
  const without = firstVisit(built, { ...parts, 'dialog.tsx': { comesTo: () => false } }, home);

  expect(firstVisit(built, parts, home).scriptBytes - without.scriptBytes).toBe(4);
});

test('a declared part that is not lazy any more is reported', () => {
  expect(staleParts(built, parts)).toEqual([]);
  expect(staleParts(built, { ...parts, 'gone.tsx': { comesTo: () => false } })).toEqual(['gone.tsx']);
});

test('a visit above a limit is too heavy, and what weighs most is named', () => {
  const visit = firstVisit(built, parts, home);

  expect(isTooHeavy(visit, limits)).toBe(false);
  expect(isTooHeavy(visit, { ...limits, scriptBytes: 198 })).toBe(true);
  expect(isTooHeavy(visit, { ...limits, styleBytes: 9 })).toBe(true);
  expect(heaviestModules(visit, 2)).toEqual(['framework (about 0.1 kB)', 'main.tsx (about 0.1 kB)']);
  expect(describeVisit(visit, limits)).toBe(
    'first visit to /: JavaScript 0.2 kB of 0.2 kB, styles 0.0 kB of 0.0 kB (gzip)',
  );
});

test('a screen or a text that was not built is an error', () => {
  expect(() => firstVisit(built, parts, { ...home, screen: 'screens/gone/gone-screen.tsx' })).toThrow(
    'screens/gone/gone-screen.tsx',
  );
  expect(() => firstVisit(built, parts, { ...home, texts: ['news'] })).toThrow('news.json');
});
