import type { Section } from './sections.ts';

/** Who may call an operation or a route. Every one of them declares its guard, or the program does not compile. */
export type Guard =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'section'; readonly section: Section };

export const everyone = { kind: 'public' } as const satisfies Guard;
export const signedIn = { kind: 'signed-in' } as const satisfies Guard;
export const holdersOf = <S extends Section>(section: S) => ({ kind: 'section', section }) as const satisfies Guard;
