type Values = Readonly<Record<string, string | null>>;
export type ChangedField = { field: string; from: string | null; to: string | null };

/** In which order they are read; what a later kind of change brings comes after them. */
const known = ['email', 'firstName', 'lastName', 'language', 'role', 'markets', 'endsOn'];
/** Said beside the request already, or an id that nobody reads. */
const unsaid = new Set(['uid', 'name', 'grantId', 'replaces']);

/** Says what the rest is about, changed or not. */
const always = 'role';

/** What it was and what it would be, field by field; what stays as it is is left out. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !unsaid.has(field));
  const place = (field: string) => (known.includes(field) ? known.indexOf(field) : known.length);
  return fields
    .toSorted((a, b) => place(a) - place(b))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ field, from, to }) => from !== to || (field === always && to !== null));
}
