import type { Scope } from './request.ts';

const names = new WeakMap<Scope, string>();

/** The same for scopes that reach the same; one call asks for it several times. */
export function nameOfScope(scope: Scope): string {
  const name = names.get(scope) ?? JSON.stringify(scope);
  names.set(scope, name);
  return name;
}
