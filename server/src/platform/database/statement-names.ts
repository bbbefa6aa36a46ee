import { hash } from 'node:crypto';

/** Beyond this many texts they are not ours but somebody's lists of changing length, and not worth keeping. */
const maxNames = 1_000;
const maxTextLength = 8_000;

/** The names of a process; the portal has one set of them. */
export function statementNames() {
  const names = new Map<string, string>();
  /** How often the plan of a text was outdated. */
  const renewals = new Map<string, number>();
  return {
    /**
     * A statement is prepared under a name of its own, so that PostgreSQL parses and plans it once a connection and not with
     * every call. Those without a name are parsed anew each time. The name says what the statement is: behind a pooler
     * another process may use the same connection, and under a name that only counts it would run somebody else's statement.
     */
    nameOfStatement(text: string): string {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= maxNames || text.length > maxTextLength) return '';
      const name = `s${hash('sha256', `${renewals.get(text) ?? 0} ${text}`, 'base64url')}`;
      names.set(text, name);
      return name;
    },

    /** A migration changed the table under a kept plan: the next one is made under another name. Tells whether it was so. */
    forgetOutdatedPlan(text: string, error: Error): boolean {
      const isOutdated = /^cached plan must not change result type/.test(error.message);
      if (isOutdated && names.delete(text)) renewals.set(text, (renewals.get(text) ?? 0) + 1);
      return isOutdated;
    },
  };
}

export const { nameOfStatement, forgetOutdatedPlan } = statementNames();
