/**
 * What comes after the question mark is text, and a name may be there more than once. The router's own way would
 * take the search for 2000000000107 as a number and write lists as JSON.
 */
export function parseAddressText(text: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = found.get(name);
    found.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(found);
}

/** A list that is there and empty is written as `name=`, which is not the same as not being there. */
export function toAddressText(search: Readonly<Record<string, unknown>>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    const values = Array.isArray(value) && value.length === 0 ? [''] : [value].flat();
    for (const each of values) written.append(name, String(each));
  }
  const text = written.toString();
  return text && `?${text}`;
}
