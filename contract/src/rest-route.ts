import type { z } from 'zod';
import type { FileAnswer, FileManner } from './file-answer.ts';
import type { Guard } from './guard.ts';

type RouteHead = {
  readonly base: 'identity' | 'content' | 'api';
  /** As in the specification, with `:name` for a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly guard: Guard;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
};

/** One REST call: where it lives, who may call it, what goes in and what comes out. */
export type DataRoute = RouteHead & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

/** One that answers with a file, behind the same guards as any other. */
export type FileRoute = RouteHead & { readonly method: 'GET'; readonly file: FileManner };

/** One that stays open and tells what changes; the edge itself serves it. */
export type StreamRoute = RouteHead & { readonly method: 'GET'; readonly stream: true };

export type RestRoute = DataRoute | FileRoute | StreamRoute;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type PartOf<R, Name extends string> = R extends { readonly [Key in Name]: infer Part } ? Part : undefined;

export type RestInput<R extends RestRoute> = {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<PartOf<R, 'body'>>;
};

/** What a handler may return: the answer before the contract has checked it. */
export type RestOutput<R extends RestRoute> = R extends DataRoute ? z.input<R['response']> : FileAnswer;

/** What the caller receives. */
export type RestAnswer<R extends RestRoute> = R extends DataRoute ? z.output<R['response']> : never;
