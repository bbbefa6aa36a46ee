import { expect, test } from 'vitest';
import { findSvgDanger } from './svg-danger.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;

test.each([
  [
    'shapes and text',
    svg('<title>Ležák &amp; spol.</title><path d="M0 0h8v8z" fill="#b58900"/><text x="1">12°</text>'),
  ],
  [
    'references within itself',
    svg('<defs><path id="a"/></defs><use href="#a"/><rect fill="url(#a)" style="mask:url(#b)"/>'),
  ],
  ['a picture that it brings along', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['a sheet of styles', svg('<style>.a{fill:#fff;stroke:url(#g)}</style><g class="a"/>')],
  ['a declaration and a comment', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${svg('')}\n`],
  ['xlink, as older programs write it', svg('<use xlink:href="#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
])('%s do no harm', (_name, text) => {
  expect(findSvgDanger(text)).toBeUndefined();
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script>'],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
  ['HTML', svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject>'],
  ['a link', svg('<a href="#x"><path/></a>'), '<a>'],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  ['elements of another language', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), '<x:script>'],
  ['another language for its own', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>', 'changes the language'],
  ['a handler', svg('', ' onload="alert(1)"'), 'onload'],
  ['a handler in capitals', svg('<path ONCLICK="alert(1)"/>'), 'ONCLICK'],
  ['a picture elsewhere', svg('<image href="https://evil.example/x.png"/>'), 'outside'],
  ['a picture elsewhere by xlink', svg('<image xlink:href="//evil.example/x.png"/>'), 'outside'],
  ['an SVG inside a picture', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'outside'],
  ['an address written by numbers', svg('<use href="&#x6a;avascript:alert(1)"/>'), 'outside'],
  ['a filter elsewhere', svg('<rect filter="url(https://evil.example/f.svg#f)"/>'), 'outside'],
  ['a style elsewhere', svg('<style>@import "https://evil.example/x.css";</style>'), 'outside'],
  ['a style elsewhere, hidden by an escape', svg('<style>a{fill:u\\72l(https://evil.example)}</style>'), 'outside'],
  ['a style attribute elsewhere', svg('<rect style="fill: url( https://evil.example )"/>'), 'outside'],
  ['a style torn by a remark', svg('<style>@imp<!-- -->ort "https://evil.example/x.css";</style>'), 'in pieces'],
  ['a style torn by an element', svg('<style>@imp<g/>ort "https://evil.example/x.css";</style>'), 'in pieces'],
  ['another base', svg('', ' xml:base="https://evil.example/"'), 'outside'],
  ['a document type', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'cannot be read'],
  ['an entity of its own', svg('<text>&x;</text>'), 'entity'],
  ['CDATA', svg('<style><![CDATA[@import "x"]]></style>'), 'cannot be read'],
  ['a sheet of styles elsewhere', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'cannot be read'],
  ['an attribute without quotes', svg('<rect x=1 onload=alert(1) />'), 'cannot be read'],
  ['an element left open', '<svg xmlns="http://www.w3.org/2000/svg"><g>', '<g> is not closed'],
  ['elements closed out of order', svg('<g><defs></g></defs>'), 'out of place'],
])('%s is refused', (_name, text, reason) => {
  expect(findSvgDanger(text)).toContain(reason);
});

test('five megabytes of brackets are judged at once', () => {
  const startedAt = performance.now();

  for (const part of ['<', '<a ', '<!--', '<g x="', '&', '<g ><', ' x="1"'])
    findSvgDanger(svg(part.repeat(5_000_000 / part.length)));

  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
