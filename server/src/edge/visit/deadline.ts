import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallEnd } from '#platform/call-end.ts';
import { Refusal } from '#platform/refusal.ts';
import { uploadMs } from './body-deadline.ts';

/** How long a call may take, whatever it waits for. The browser's own patience, 55 s, is the outer wall. */
export type Deadlines = { graphqlMs: number; otherMs: number };

export const usualDeadlines: Deadlines = { graphqlMs: 10_000, otherMs: 15_000 };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyContextConfig {
    /** Of a form with one file. */
    uploadField?: string;
  }
}

const retryAfterSeconds = 5;
// What a commit has made final still has to be written out as an answer.
const lastWordMs = 1_000;
const ends = new WeakMap<FastifyRequest, CallEnd>();

/** It comes when the call is answered for being too slow: what was begun for its caller may end. */
export const endOf = (request: FastifyRequest): CallEnd | undefined => ends.get(request);

/**
 * Answers every call that comes too late by "try again later". For all routes that are added after this one, so that none
 * can be forgotten; probes have a shorter limit of their own.
 */
export function answerInTime(app: FastifyInstance, deadlines: Deadlines): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/health/')) return;
    const kind = route.url === '/graphql' ? 'graphqlMs' : 'otherMs';
    // A file may take its time on a slow line; the rest of the call is as long as any other.
    const forFile = route.config?.uploadField ? uploadMs : 0;
    const work = route.handler;
    route.handler = function (request, reply) {
      const end = new CallEnd();
      ends.set(request, end);
      const answer = work.call(this, request, reply);
      // What answers without a promise has answered already.
      return answer instanceof Promise ? before(answer, deadlines[kind] + forFile, end) : answer;
    };
  });
}

function before<T>(answer: Promise<T>, withinMs: number, end: CallEnd): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(async () => {
      const tooLate = new Refusal('SERVICE_UNAVAILABLE', {}, retryAfterSeconds);
      const isFinal = end.isPutOff;
      // Anyone who waits for the end hears of this one first: it is what the caller is told.
      if (!isFinal) reject(tooLate);
      await end.end(tooLate);
      if (isFinal) timer = setTimeout(() => reject(tooLate), lastWordMs);
    }, withinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
