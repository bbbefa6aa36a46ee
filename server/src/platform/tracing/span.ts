/** Who does the work: we answer, we ask somebody, or we take what was left for us. */
export type SpanKind = 'server' | 'client' | 'consumer';

/** Figures, ids and names of our own; never what people wrote or who they are. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

/** One piece of work of a trace. */
export type Span = {
  readonly traceId: string;
  /** The header of that name, for whoever goes on with the trace (W3C Trace Context). */
  readonly traceparent: string;
  readonly isOver: () => boolean;
  /** A piece of this work. */
  begin: (name: string, kind: SpanKind, facts?: SpanFacts) => Span;
  rename: (name: string) => void;
  note: (facts: SpanFacts) => void;
  fail: (reason: string) => void;
  end: () => void;
};

export type Tracing = {
  /** Of the trace that `traceparent` names; without one, or where it cannot be read, of a new one. */
  begin: (name: string, kind: SpanKind, facts: SpanFacts, traceparent?: string | undefined) => Span;
  /** Sends what has not been sent, for as long as a stop may take. */
  stop: () => Promise<void>;
};
