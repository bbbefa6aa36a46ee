import type { GrantFault } from './typed-grant.ts';

/** Where what is wrong is corrected. */
export const fieldId = (field: GrantFault['field']): string => `give-${field}`;
