export const deviceForms = ['phone', 'tablet', 'computer'] as const;
export type DeviceForm = (typeof deviceForms)[number];

/** A device in words, as its browser calls itself; enough for its owner to know it again. */
export type Device = { browser: string | undefined; system: string | undefined; form: DeviceForm | undefined };

/** Longer ones are no browser's. */
const maxNameLength = 512;

// The first that fits: nearly all of them also claim to be those further down.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string | undefined): Device {
  const name = (userAgent ?? '').slice(0, maxNameLength);
  const system = found(systems, name);
  return { browser: found(browsers, name), system, form: system ? formOf(name, system) : undefined };
}

const found = (known: readonly [RegExp, string][], name: string): string | undefined =>
  known.find(([pattern]) => pattern.test(name))?.[1];

function formOf(name: string, system: string): DeviceForm {
  if (system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(name))) return 'tablet';
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'computer';
}

/** Chrome, Windows; nothing where its browser said nothing. */
export const wordsFor = ({ browser, system }: Device): string => [browser, system].filter(Boolean).join(', ');
