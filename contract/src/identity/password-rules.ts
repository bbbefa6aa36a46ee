export const passwordLength = { min: 12, max: 128 } as const;

/** None of so many before it, the present one among them. */
export const barredPasswords = 8;

/** In the order in which they are shown. */
export const passwordRules = ['length', 'upperCase', 'lowerCase', 'numeral', 'symbol'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** A symbol is whatever is neither letter, digit nor space (T46). */
const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => lengthOf(password) >= passwordLength.min,
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  numeral: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
};

/** Every one of them, not only the first: anyone who mends a password mends it once. */
export const unmetRules = (password: string): PasswordRule[] => passwordRules.filter((rule) => !tests[rule](password));

/** Nothing that a keyboard cannot type again, and no more than is kept whole. */
export const isTypeable = (password: string): boolean =>
  password.isWellFormed() && !/\p{Cc}/u.test(password) && password !== '' && lengthOf(password) <= passwordLength.max;

/** As its writer counts: a letter outside the usual plane is one. */
const lengthOf = (password: string): number => [...password].length;
