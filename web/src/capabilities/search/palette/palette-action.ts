import type { ReactNode } from 'react';
import { hasWords } from '#platform/texts/has-words.ts';

/** Something to do or a screen to go to; what it does is the shell's business. */
export type PaletteAction = { key: string; name: string; icon: ReactNode; run: () => void };

const sign = '>';

export type PaletteQuestion = { query: string; isOnlyActions: boolean };

/** Behind the sign one looks for commands only. */
export const questionOf = (text: string): PaletteQuestion => {
  const written = text.trim();
  const isOnlyActions = written.startsWith(sign);
  return { query: isOnlyActions ? written.slice(sign.length).trim() : written, isOnlyActions };
};

export const actionsOnlyText = `${sign} `;

export const matchingActions = (actions: readonly PaletteAction[], query: string): PaletteAction[] =>
  actions.filter(({ name }) => hasWords(name, query));
