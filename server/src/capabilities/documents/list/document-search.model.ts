/** What is looked for in the numbers of a document: as it was written, and as an amount where it can be one. */
export function searchedParts(written: string): string[] {
  const text = written.trim().toLowerCase();
  if (text === '') return [];
  const amount = amountOf(text);
  if (amount === undefined) return [text];
  // With cents it can be nothing but an amount, and not the end of a larger one.
  return amount.includes('.') ? [`=${amount}`] : [text, `=${amount}`];
}

/**
 * `9 412,60`, `9.412,60`, `9,412.60`, `9412.6` and `-9412,60 €` are one amount. A single separator before three digits
 * groups thousands, before one or two it parts the decimals.
 */
function amountOf(text: string): string | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]|czk|eur|kč|€/g, '').replace(/^[-−+]/, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const [, whole = '', cents] = match;
  const separators = new Set(whole.match(/[.,]/g) ?? []);
  if (separators.size > 1 || (cents !== undefined && separators.has(bare[whole.length] ?? ''))) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return cents === undefined ? digits : `${digits}.${cents}`;
}
