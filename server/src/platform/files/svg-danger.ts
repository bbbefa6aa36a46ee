/** Elements that only draw. Whatever can run, link, animate a link or hold another language is not among them. */
const drawing = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style image
  linearGradient radialGradient stop clipPath mask pattern marker switch view metadata
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const comment = /<!--(?:(?!--)[\s\S])*-->/y;
const declaration = /\s*<\?xml\s[^<>?]*\?>/y;
const characters = /[^<]+/y;
const strangeEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;
/** A browser puts the pieces together again, and a word that no piece holds is there. */
const tornStyle = 'its style is in pieces';
const svgSpace = 'http://www.w3.org/2000/svg';
const picturesInside = /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]*$/;

/**
 * Why an SVG must not be stored; undefined where it only draws. It is read by a grammar narrower than XML's, so that nothing
 * is let through that a browser would read differently: no document type, no entities of its own, no CDATA.
 */
export function findSvgDanger(text: string): string | undefined {
  let at = endOf(declaration, text, 0) ?? 0;
  const open: string[] = [];
  while (at < text.length) {
    const plain = endOf(comment, text, at) ?? endOf(characters, text, at);
    const end = plain ?? endOf(tag, text, at);
    if (end === undefined) return `it cannot be read at character ${at + 1}`;
    const danger =
      plain === undefined ? judgeTag(text.slice(at, end), open) : judgeText(text.slice(at, end), open.at(-1));
    if (danger) return danger;
    at = end;
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}

function endOf(token: RegExp, text: string, at: number): number | undefined {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : undefined;
}

function judgeText(text: string, inside: string | undefined): string | undefined {
  if (text.startsWith('<!--')) return inside === 'style' ? tornStyle : undefined;
  if (strangeEntity.test(text)) return 'it holds an entity of its own';
  return inside === 'style' && isDangerousStyle(text) ? 'its style refers to something outside' : undefined;
}

function judgeTag(text: string, open: string[]): string | undefined {
  tag.lastIndex = 0;
  const [, closes = '', name = '', attributes = '', isEmpty = ''] = tag.exec(text) ?? [];
  if (!drawing.has(name)) return `it holds <${name}>`;
  if (closes) return open.pop() === name ? undefined : `</${name}> is out of place`;
  if (open.at(-1) === 'style') return tornStyle;
  if (!isEmpty) open.push(name);
  for (const [, key = '', double, single] of attributes.matchAll(attribute)) {
    const danger = judgeAttribute(name, key, double ?? single ?? '');
    if (danger) return danger;
  }
  return undefined;
}

function judgeAttribute(element: string, key: string, written: string): string | undefined {
  if (strangeEntity.test(written)) return 'it holds an entity of its own';
  const value = withoutEntities(written);
  const name = (key.split(':').at(-1) ?? key).toLowerCase();
  if (name.startsWith('on')) return `it has the handler ${key}`;
  if (key === 'xmlns' && value !== svgSpace) return 'it changes the language of its elements';
  if (key === 'xml:base') return 'it refers to something outside';
  if (name === 'href' || name === 'src') return isInside(element, value) ? undefined : 'it refers to something outside';
  if (key.startsWith('xmlns')) return undefined;
  return isDangerousStyle(value) ? 'it refers to something outside' : undefined;
}

const isInside = (element: string, value: string): boolean =>
  /^#[\w:.-]+$/.test(value) || (element === 'image' && picturesInside.test(value));

/** Styles can hide words by escapes and comments, so both are refused; what is left can only refer by these words. */
const isDangerousStyle = (value: string): boolean =>
  /\\|\/\*|@import|@namespace|expression\s*\(|(?:javascript|vbscript)\s*:|image-set|\bsrc\s*\(/i.test(value) ||
  /url\s*\(\s*(?!["']?#)/i.test(value);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const withoutEntities = (text: string): string =>
  text.replace(/&(#x?)?(\w+);/g, (_, number: string | undefined, body: string) =>
    number ? characterOf(Number.parseInt(body, number === '#' ? 10 : 16)) : (named[body] ?? ''),
  );

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
