const listeners = new Set<() => void>();
let scale = 1;

/** How many times as large as the browser's own setting a letter of the page is: 1 unless something else enlarged them. */
export const letterScale = (): number => scale;

export function onLetterScale(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What asks for the width of the window in letters means those of the page. */
export function setLetterScale(wanted: number): void {
  if (wanted === scale) return;
  scale = wanted;
  for (const listener of listeners) listener();
}
