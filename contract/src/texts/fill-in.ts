/** What a text has places for. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a text's `{places}`, each as it is: what is filled in is not read for places again. A place without a
 * value stays visible, on screens as in mails: an empty one would read like a text that is meant so, and no test would
 * find it.
 */
export function fillIn(text: string, values: Values = {}): string {
  const known = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(known.get(name) ?? placeholder));
}
