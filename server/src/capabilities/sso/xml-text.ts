const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way at all to write them.
const unwritable = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** A value inside XML, as text or in an attribute. What XML cannot carry becomes a space: nobody's name needs it. */
export const xmlText = (value: string): string =>
  value
    .toWellFormed()
    .replace(unwritable, ' ')
    .replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
