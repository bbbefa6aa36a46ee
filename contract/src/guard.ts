import type { Section } from './sections.ts';
import type { StaffRight } from './staff/rights.ts';

/** Who may call an operation or a route. Every one of them declares its guard, or the program does not compile. */
export type Guard = CustomerGuard | StaffGuard;

/** Of a call that customers make. */
export type CustomerGuard =
  | { readonly kind: 'public' }
  | {
      readonly kind: 'signed-in';
      /** Answered while the portal is closed, too: the page that says so must know who stands before it. */
      readonly isOpenInMaintenance?: true;
    }
  | { readonly kind: 'section'; readonly section: Section };

/** The supplier's people alone: to a customer there is nothing here. Without a right any of them may. */
export type StaffGuard = { readonly kind: 'staff'; readonly right?: StaffRight };

export const everyone = { kind: 'public' } as const satisfies Guard;
export const signedIn = { kind: 'signed-in' } as const satisfies Guard;
export const signedInAlways = { kind: 'signed-in', isOpenInMaintenance: true } as const satisfies Guard;
export const holdersOf = <S extends Section>(section: S) => ({ kind: 'section', section }) as const satisfies Guard;
export const anyStaff = { kind: 'staff' } as const satisfies Guard;
export const staffMay = <R extends StaffRight>(right: R) => ({ kind: 'staff', right }) as const satisfies Guard;
