import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage-keys.ts';

/** What somebody chose; `auto` follows the device. */
export const schemeChoices = ['auto', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

const listeners = new Set<() => void>();
const devicePrefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const chosenScheme = (): SchemeChoice => {
  const stored = readStored('colourScheme');
  return schemeChoices.find((choice) => choice === stored) ?? 'auto';
};

export function shownScheme(): 'light' | 'dark' {
  const choice = chosenScheme();
  if (choice !== 'auto') return choice;
  return devicePrefersDark().matches ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice): void {
  store('colourScheme', choice);
  show();
}

function show(): void {
  document.documentElement.setAttribute('data-color-scheme', shownScheme());
  for (const listener of listeners) listener();
}

/** Puts the page into its scheme, and keeps it there when the device or another tab changes its mind. */
export function startScheme(): void {
  show();
  devicePrefersDark().addEventListener('change', show);
  addEventListener('storage', ({ key }) => {
    if (key === 'colourScheme' || key === null) show();
  });
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChosenScheme = (): SchemeChoice => useSyncExternalStore(listen, chosenScheme);
