/** What a screen may put before the reader. `tone` is shown by icon and colour besides the words. */
export type Message = { kind: 'message'; tone: 'success' | 'error'; title: string; text?: string; button?: string };
export type Question = {
  kind: 'question';
  title: string;
  text: string;
  /** OK, unless the verb of what will happen is given. */
  confirm?: string;
  cancel?: string;
  /** What cannot be taken back is drawn in red and starts on Cancel. */
  isDestructive?: boolean;
};
export type Shown = { request: Message | Question; answer: (isConfirmed: boolean) => void };

const waiting: Shown[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function ask(request: Message | Question): Promise<boolean> {
  return new Promise((resolve) => {
    const shown: Shown = {
      request,
      answer: (isConfirmed) => {
        waiting.splice(waiting.indexOf(shown), 1);
        tell();
        resolve(isConfirmed);
      },
    };
    waiting.push(shown);
    tell();
  });
}

/** One at a time, in the order they were asked for: two dialogs never lie over each other. */
export const firstWaiting = (): Shown | undefined => waiting[0];

export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells something that must be seen; resolves when it was. */
export const showMessage = async (message: Omit<Message, 'kind'>): Promise<void> => {
  await ask({ kind: 'message', ...message });
};

/** Resolves to whether the reader agreed; leaving by Escape or beside the dialog is a no. */
export const askToConfirm = (question: Omit<Question, 'kind'>): Promise<boolean> =>
  ask({ kind: 'question', ...question });
