import { createHash } from 'node:crypto';
import { limits } from '@dray/contract/limits.ts';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { boundedCache } from '#platform/bounded-cache.ts';
import { Refusal } from '#platform/refusal.ts';
import { MalformedDocument } from './malformed-document.ts';
import { isOwnDocument } from './own-documents.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { compiled, interpreted, type RunDocument } from './run-document.ts';

/** A document that was found sound: it may run, for anyone who is admitted to its operations. */
export type SoundDocument = Pick<ReadDocument, 'rootFields'> & { run: RunDocument };

/** A program's document is worth compiling when it comes this often, and only while it is short. */
const compileAfter = 20;
const maxSelectionsCompiled = 400;

/** In characters of source; a document takes about a hundred times its length in memory, compiled about twice that. */
const maxCachedLength = 200_000;
const maxLengthOfOne = 6_000;
const maxRefusals = 5_000;

export type Documents = ReturnType<typeof documents>;

/**
 * Documents by their text. Those of our own web are known beforehand: they are compiled when first met and kept for good.
 * Anybody else's are kept while they are in use and there is room, and so is the knowledge that one is of no use.
 */
export function documents(schema: GraphQLSchema) {
  const own = new Map<string, SoundDocument>();
  const programs = boundedCache<SoundDocument>(maxCachedLength);
  // Never the error itself: its stack would keep the document that it was thrown for.
  const refused = boundedCache<Pick<MalformedDocument, 'explanation'>>(maxRefusals);

  return {
    /** One that was found sound before. */
    findCached: (source: string): SoundDocument | undefined => own.get(source) ?? programs.get(source),

    /** Reads one that is not kept; what comes back was not yet held against the schema. */
    read(source: string): ReadDocument {
      const digest = digestOf(source);
      const known = refused.get(digest);
      if (known) throw new MalformedDocument(known.explanation);
      return rememberingRefusal(digest, () => readDocument(schema, source, isOwnDocument(source)));
    },

    /**
     * Holds it against the schema, which is the dear part. Of somebody who is signed in it is kept for next time if it is
     * worth it, and what is wrong with it is found with its place; nobody else is told.
     */
    check(source: string, { document, rootFields, measure }: ReadDocument, isSignedIn: boolean): SoundDocument {
      const digest = digestOf(source);
      rememberingRefusal(digest, () => {
        const [fault] = validate(schema, document, undefined, { maxErrors: 1, hideSuggestions: true });
        if (fault) throw new MalformedDocument((isSignedIn && located(source)) || fault);
      });
      if (isOwnDocument(source)) {
        const sound = { rootFields, run: compiled(schema, document) };
        own.set(source, sound);
        return sound;
      }
      const mayCompile = measure.selections <= maxSelectionsCompiled;
      const sound = { rootFields, run: mayCompile ? compiledWhenOften(document) : interpreted(schema, document) };
      if (isSignedIn && source.length <= maxLengthOfOne) programs.set(source, sound, source.length);
      return sound;
    },
  };

  function compiledWhenOften(document: ReadDocument['document']): RunDocument {
    let run = interpreted(schema, document);
    let times = 0;
    return (context, variables) => {
      times += 1;
      if (times === compileAfter) run = compiled(schema, document);
      return run(context, variables);
    };
  }

  /** The same finding with its place: positions are left out where documents are read, because nobody needs them there. */
  function located(source: string) {
    const [fault] = validate(schema, parse(source, { maxTokens: limits.graphqlTokens }), undefined, {
      maxErrors: 1,
      hideSuggestions: true,
    });
    return fault;
  }

  function rememberingRefusal<T>(digest: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof Refusal)
        refused.set(digest, { explanation: error instanceof MalformedDocument ? error.explanation : undefined });
      throw error;
    }
  }
}

const digestOf = (source: string): string => createHash('sha256').update(source).digest('base64url');
