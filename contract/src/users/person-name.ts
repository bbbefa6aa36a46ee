/** A full stop as people and browsers read one, also the wide ones of other scripts. */
const stop = '[.\\u3002\\uff0e\\uff61]';
/** A domain ends in two letters at least: "J.R. Smith" and "s.r.o." are none, "Ing.Novák" lacks a space. */
const domain = new RegExp(`[\\p{L}\\p{N}]${stop}(?:\\p{L}{2,}|xn--)`, 'u');
const numbers = new RegExp(`\\d${stop}\\d`, 'u');

/**
 * Whether a name holds an address of the web or of mail. It would be in mails that go out in our name, and mail
 * programs make links of such words.
 */
export function hasAddress(name: string): boolean {
  // What cannot be seen would hide an address from us and not from a mail program.
  const seen = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return /[@\\]|\/\/|:\/|\bwww\b/iu.test(seen) || domain.test(seen) || numbers.test(seen);
}
