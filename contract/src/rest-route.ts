import type { z } from 'zod';
import type { FileAnswer, FileManner } from './file-answer.ts';
import type { CustomerGuard, StaffGuard } from './guard.ts';
import type { Reads } from './reads.ts';
import type { Repeatable } from './repeatable.ts';
import type { WhileActing } from './staff/while-acting.ts';

type RouteHead = {
  readonly base: 'identity' | 'content' | 'api';
  /** As in the specification, with `:name` for a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
} & (OfCustomers | OfStaff);

/** What customers call says whether it answers somebody of the staff who acts for one of them; what is the staff's own never does. */
type OfCustomers = { readonly guard: CustomerGuard; readonly whileActing: WhileActing };
type OfStaff = { readonly guard: StaffGuard; readonly whileActing?: never };

/** One that changes nothing says who may answer it. */
type Reading = { readonly method: 'GET'; readonly reads: Reads };

/** One that changes something says what becomes of it when it is sent twice. */
type Change<Method extends string> = { readonly method: Method; readonly repeatable: Repeatable };

/** One REST call: where it lives, who may call it, what goes in and what comes out. */
export type DataRoute = RouteHead &
  (Reading | Change<'POST' | 'PUT' | 'PATCH' | 'DELETE'>) & {
    readonly body?: z.ZodType;
    /** 200 where nothing is said. */
    readonly status?: 201 | 202 | 204;
    readonly response: z.ZodType;
  };

/** One that answers with a file, behind the same guards as any other. */
export type FileRoute = RouteHead &
  (Reading | (Change<'POST'> & { readonly body: z.ZodType })) & { readonly file: FileManner };

/** One that stays open and tells what changes; the edge itself serves it. */
export type StreamRoute = RouteHead & Reading & { readonly stream: true };

/** One that takes a file as multipart form data: nothing of it is read before the guard has let its sender in. */
export type UploadRoute = RouteHead &
  Change<'POST'> & {
    /** Several files where it says so; together they are `maxBytes` at most. */
    readonly upload: {
      readonly field: string;
      readonly maxBytes: number;
      readonly maxFiles?: number;
      readonly status?: 202;
    };
    readonly response: z.ZodType;
  };

/** A file as it arrived; its name is what its sender calls it, and says nothing about what it is. */
export type UploadedFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The further ones of the same call, where it takes several. */
  readonly others?: readonly UploadedFile[];
};

export type RestRoute = DataRoute | FileRoute | StreamRoute | UploadRoute;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type PartOf<R, Name extends string> = R extends { readonly [Key in Name]: infer Part } ? Part : undefined;

export type RestInput<R extends RestRoute> = {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: R extends UploadRoute ? UploadedFile : Parsed<PartOf<R, 'body'>>;
};

/** What a handler may return: the answer before the contract has checked it. */
export type RestOutput<R extends RestRoute> = R extends DataRoute | UploadRoute ? z.input<R['response']> : FileAnswer;

/** What the caller receives. */
export type RestAnswer<R extends RestRoute> = R extends DataRoute | UploadRoute ? z.output<R['response']> : never;
