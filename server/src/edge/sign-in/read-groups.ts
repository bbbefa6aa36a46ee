import type { SaidGroups } from '#capabilities/identity/index.ts';

/** Nobody is in so many; a list that long was cut somewhere, or is meant to cost us time. */
const maxGroups = 200;

/**
 * In which groups a verified token says somebody is. What cannot be read is not "in none": providers leave the claim out where
 * it grows too long, and Entra ID then names another address for it (`_claim_names`).
 */
export function readGroups(claims: Readonly<Record<string, unknown>>, claim: string | undefined): SaidGroups {
  if (claim === undefined) return { kind: 'not asked' };
  if (isNamed(claims._claim_names, claim)) return { kind: 'unreadable', because: 'elsewhere' };
  const said = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  if (said === undefined || said === null) return { kind: 'unreadable', because: 'absent' };
  if (!Array.isArray(said)) return { kind: 'unreadable', because: 'no list' };
  if (said.length > maxGroups) return { kind: 'unreadable', because: 'too many' };
  if (!said.every((name) => typeof name === 'string')) return { kind: 'unreadable', because: 'no list' };
  // Letter by letter as they are: no spaces are taken away, no case is changed. One that PostgreSQL cannot hold is nobody's.
  return { kind: 'listed', names: said.filter((name) => !name.includes('\0')) };
}

const isNamed = (names: unknown, claim: string): boolean =>
  typeof names === 'object' && names !== null && Object.hasOwn(names, claim);
