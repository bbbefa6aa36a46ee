import type { z } from 'zod';
import type { Guard } from './guard.ts';

/** One REST call: where it lives, who may call it, what goes in and what comes out. */
export type RestRoute = {
  readonly base: 'identity' | 'content' | 'api';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the specification, with `:name` for a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly guard: Guard;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export type RestInput<R extends RestRoute> = {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
};

/** What a handler may return: the answer before the contract has checked it. */
export type RestOutput<R extends RestRoute> = z.input<R['response']>;

/** What the caller receives. */
export type RestAnswer<R extends RestRoute> = z.output<R['response']>;
