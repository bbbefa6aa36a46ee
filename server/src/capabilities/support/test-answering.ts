import type { Caller } from '../../testing/caller.ts';
import { answererAt } from './test-request-desk.ts';

/** Somebody of customer service, in the words of those who ask. */
export function answeringAt(caller: Caller) {
  const desk = answererAt(caller);
  return {
    ...desk,
    say: (id: string, text = 'A ještě něco.') => desk.answer(id, text),
    change: (id: string, { status }: { status: string }) => desk.move(id, status),
  };
}

export type Answering = ReturnType<typeof answeringAt>;
