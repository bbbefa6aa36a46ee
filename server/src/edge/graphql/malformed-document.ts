import type { GraphQLError } from 'graphql';
import { Refusal } from '#platform/refusal.ts';

/** What is wrong with a document, in the words of the validator or parser, and where. */
export type Explanation = Pick<GraphQLError, 'message' | 'locations'>;

/** Long enough for a name and a type; what is quoted from the document may be as long as its sender likes. */
const maxMessageLength = 300;

/** Copied where it is cut: a part of a text keeps the whole of it in memory, and this one is kept for long. */
const shortened = (message: string): string =>
  message.length <= maxMessageLength ? message : Buffer.from(message.slice(0, maxMessageLength)).toString();

/** A document that does not fit. Who is signed in is told why (T135); nobody else learns of the schema by trying. */
export class MalformedDocument extends Refusal {
  readonly explanation: Explanation | undefined;

  constructor(explanation?: Explanation) {
    super('MALFORMED_REQUEST');
    this.explanation = explanation && {
      message: shortened(explanation.message),
      locations: explanation.locations,
    };
  }
}
