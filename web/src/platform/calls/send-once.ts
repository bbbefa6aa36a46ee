import { newId } from '../new-id.ts';
import { CallRefused, CallUnanswered, isUnsure, mayPass } from './call-errors.ts';

type Headers = Readonly<Record<string, string>>;
/** A change that may have been made: its key, and why nobody knows. */
type Open = { key: string; failure: unknown };

const open = new Map<string, Open>();
const maxWaitMs = 5_000;

/** Passed in by the code that sends such a change: most pages have none, and need not load this. */
export type SendOnce = typeof sendOnce;

/**
 * Makes a change that would count twice if it were made twice (T154). Where nobody knows whether it was made, it is sent
 * once more with the same key, which tells; where that, too, stays open, the next try of the same change goes on with it.
 * Two of the same kind at once are two: each has a key of its own.
 */
export async function sendOnce<Answer>(asked: string, send: (headers: Headers) => Promise<Answer>): Promise<Answer> {
  const before = open.get(asked);
  open.delete(asked);
  const key = before?.key ?? newId();
  let failure = before?.failure;
  const attempt = () => send({ 'idempotency-key': key });
  try {
    return await attempt().catch(async (error: unknown) => {
      if (!isUnsure(error)) throw error;
      failure ??= error;
      if (error instanceof CallUnanswered && error.reason === 'timeout') throw error;
      await wait(error);
      return attempt();
    });
  } catch (error) {
    // What the server refuses now it has not done before.
    if (failure === undefined || !(isUnsure(error) || mayPass(error))) throw error;
    open.set(asked, { key, failure });
    throw failure;
  }
}

const wait = (error: unknown): Promise<void> => {
  const asked = error instanceof CallRefused ? error.retryAfterMs : undefined;
  return new Promise((resolve) => setTimeout(resolve, Math.min(asked ?? 1_000, maxWaitMs)));
};
