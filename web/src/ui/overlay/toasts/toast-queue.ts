/** A short word on what has just happened, beside the page and gone by itself. What failed stays until it is sent away. */
export type Toast = {
  tone: 'done' | 'failed';
  text: string;
  detail?: string | undefined;
  action?: { label: string; run: () => void };
  /** A later word on the same thing takes the place of the earlier one. */
  topic: string;
};
export type ShownToast = Toast & { id: number; dismiss: () => void; opener: Element | null };

const max = 3;
let lastId = 0;
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function set(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast): void {
  lastId += 1;
  const id = lastId;
  const dismiss = () => set(shown.filter((each) => each.id !== id));
  // Of what was done only the last is shown, else a pile of good news would cover the page.
  const others = shown.filter(
    ({ topic, tone }) => topic !== toast.topic && !(tone === 'done' && toast.tone === 'done'),
  );
  set([...others, { ...toast, id, dismiss, opener: document.activeElement }].slice(-max));
}

export const shownToasts = (): readonly ShownToast[] => shown;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
