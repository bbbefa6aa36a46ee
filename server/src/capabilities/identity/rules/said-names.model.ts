import { hasAddress } from '@dray/contract/users/person-name.ts';
import type { SaidNames } from './identity.model.ts';

const maxNameLength = 80;

/** The name of somebody nobody has typed in: as the provider says it, else as their mail address reads. */
export function namesOf({ given, family, whole }: SaidNames, email: string): { firstName: string; lastName: string } {
  const [first, last] = [tidy(given), tidy(family)];
  if (first && last) return { firstName: first, lastName: last };
  const words = tidy(whole)?.split(' ') ?? wordsOf(email);
  const [firstWord = '', ...others] = words;
  return { firstName: first ?? firstWord, lastName: last ?? others.join(' ') };
}

/** Mails go out with names in them, so one that holds an address is none. */
function tidy(name: string | undefined): string | undefined {
  const text = (name ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return text === '' || text.length > maxNameLength || hasAddress(text) ? undefined : text;
}

/** `petra.mala@brewery.example` is Petra Mala. */
function wordsOf(email: string): string[] {
  const [mailbox = ''] = email.split('@');
  const words = mailbox.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).map((word) => word.slice(0, maxNameLength));
}
