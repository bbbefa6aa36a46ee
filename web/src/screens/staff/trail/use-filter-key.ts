import { useLetterKeys } from '#platform/letter-keys.ts';

/** F filters by the value under the pointer, or else by the one that has the focus. */
export function useFilterKey(narrow: (name: string, value: string) => void): void {
  const narrowHere = () => {
    const pointed = document.querySelector<HTMLElement>('[data-narrow]:hover');
    const { narrow: name, value } = (pointed ?? focused())?.dataset ?? {};
    if (name && value) narrow(name, value);
  };
  useLetterKeys({ f: narrowHere });
}

const focused = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-narrow]') ?? null;
