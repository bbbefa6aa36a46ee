import { sideThread } from '#platform/side-thread.ts';
import type { Guessability, Judged } from './guessability.ts';

export type JudgePassword = (judged: Judged) => Promise<Guessability>;

/** Beside the event loop: a long password keeps a core busy for a third of a second. */
export const passwordJudge = (): JudgePassword =>
  sideThread<Judged, Guessability>(new URL('./guessable.worker.ts', import.meta.url));

/** The brand and what everybody knows about its owner: a stranger tries these first. */
export function wordsAbout(person: {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string | undefined;
}) {
  const texts = [person.email, person.firstName, person.lastName, person.companyName ?? ''];
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.normalize('NFD').replace(/\p{M}/gu, ''));
  return [...new Set([...brandWords, ...parts, ...plain])].filter((word) => word.length >= 3);
}

const brandWords = ['Dray', 'Meridian', 'portal', 'pivo', 'pivovar', 'birra', 'cerveza', 'brewery', 'hospoda'];
