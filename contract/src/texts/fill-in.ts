/** Puts values into a text's `{placeholders}`; a placeholder without a value stays visible, so that a test finds it. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
