/** The customer for whom this tab acts. */
export type Acting = { id: string; uid: string; companyId: string };

const key = 'acting';

/**
 * Of this tab alone, and the same for as long as a page lives: beginning and ending load the portal anew. A browser that
 * blocks site data cannot act.
 */
export const acting: Acting | undefined = readActing();

function readActing(): Acting | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Acting;
  } catch {
    return undefined;
  }
}

/** What is the supplier's own, and the session itself, stay theirs. */
export const actingHeaders = (path: string): Readonly<Record<string, string>> =>
  acting && !/^\/(auth|api\/staff)\//.test(path) ? { 'acting-for': acting.id } : {};

/** A link brings no header along: its path begins with the id. */
export const actingLink = (address: string): string => (acting ? `/acting/${acting.id}${address}` : address);

/** Where the customer's own is kept meanwhile, apart from what the tabs share. */
export const apart = (name: string): string => `${key}.${name}`;

export function beginActing(begun: Acting, shipToId: string | undefined): void {
  forgetActing();
  sessionStorage.setItem(key, JSON.stringify(begun));
  if (shipToId) sessionStorage.setItem(apart('shipToId'), shipToId);
}

/** Nothing of the customer stays in the tab. */
export function forgetActing(): void {
  for (const each of Object.keys(sessionStorage))
    if (each === key || each.startsWith(apart(''))) sessionStorage.removeItem(each);
}
