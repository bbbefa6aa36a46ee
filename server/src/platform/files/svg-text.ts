const byteOrderMark = '\uFEFF';
/** What may be before the first element; a document type is not among it, because it can define entities. */
const beforeTheRoot = /^(?:\s|<\?xml\b[^>]*\?>|<!--[\s\S]*?-->)*/;

/** The text of an SVG; undefined where the bytes are something else or no UTF-8. */
export function svgText(bytes: Buffer): string | undefined {
  const text = markedUpText(bytes);
  return text && /^<svg[\s>]/.test(text.replace(beforeTheRoot, '')) ? text : undefined;
}

/** The text of an XML document that says so and defines no entities; whatever its elements are. */
export function xmlText(bytes: Buffer): string | undefined {
  const text = markedUpText(bytes);
  return text && /^\s*<\?xml\s/.test(text) && /^<[A-Za-z]/.test(text.replace(beforeTheRoot, '')) ? text : undefined;
}

function markedUpText(bytes: Buffer): string | undefined {
  // Any other content is recognised by its first bytes, without reading megabytes of it as text.
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 64))) return undefined;
  return decode(bytes)?.replace(byteOrderMark, '');
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
