import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';

/** How long a call may take, whatever it waits for. The browser's own patience, 55 s, is the outer wall. */
export type Deadlines = { graphqlMs: number; otherMs: number };

export const usualDeadlines: Deadlines = { graphqlMs: 10_000, otherMs: 15_000 };

const retryAfterSeconds = 5;
const signals = new WeakMap<FastifyRequest, AbortSignal>();

/** Aborted when the call has been answered for being too slow: what it began for its caller may end. */
export const deadlineOf = (request: FastifyRequest): AbortSignal | undefined => signals.get(request);

/**
 * Answers every call that comes too late by "try again later". For all routes that are added after this one, so that none
 * can be forgotten; probes have a shorter limit of their own.
 */
export function answerInTime(app: FastifyInstance, deadlines: Deadlines): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/health/')) return;
    const kind = route.url === '/graphql' ? 'graphqlMs' : 'otherMs';
    const work = route.handler;
    route.handler = function (request, reply) {
      const ending = new AbortController();
      signals.set(request, ending.signal);
      const answer = work.call(this, request, reply);
      // What answers without a promise has answered already.
      return answer instanceof Promise ? before(answer, deadlines[kind], ending) : answer;
    };
  });
}

function before<T>(answer: Promise<T>, withinMs: number, ending: AbortController): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const tooLate = new Refusal('SERVICE_UNAVAILABLE', {}, retryAfterSeconds);
      // Whoever waits for the end hears of this one first: it is what the caller is told.
      reject(tooLate);
      ending.abort(tooLate);
    }, withinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
