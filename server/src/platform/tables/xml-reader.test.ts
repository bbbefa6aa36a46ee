import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TableFault } from './table.ts';
import { xmlReader } from './xml-reader.ts';

/** What is read of a document that comes in pieces of a size; or why it gave up. */
function eventsOf(xml: string, size = xml.length): string {
  const events: string[] = [];
  const reader = xmlReader({
    open: (name, attribute) => events.push(`<${name}${attribute('id') === undefined ? '' : ` ${attribute('id')}`}>`),
    close: (name) => events.push(`</${name}>`),
    text: (text) => events.push(text),
  });
  try {
    for (let at = 0; at < xml.length; at += size) reader.push(xml.slice(at, at + size));
    reader.end();
  } catch (error) {
    return error instanceof TableFault ? error.code : String(error);
  }
  return events.join('');
}

test.each([
  ['a sign that ends tags, in an attribute', '<a note="1 > 0" id="x"/>', '<a x></a>'],
  ['the same between single marks, with double ones in it', `<a note='">"' id='/>'>t</a>`, '<a />>t</a>'],
  ['a text in brackets, and what is none', '<a>1<![CDATA[<b>&amp;]]>2<!-- <c> > --><?x >?>3</a>', '<a>1<b>&amp;23</a>'],
  ['entities, by name and by number', '<a id="&lt;&quot;&#65;">&amp;&#x10FFFF;&apos;</a>', '<a <"A>&\u{10FFFF}\'</a>'],
  ['names with a prefix', '<x:a xmlns:r="r" r:id="1"></x:a>', '<a 1></a>'],
  ['an attribute that another one ends like', '<a sheetId="1" r:id="2"/>', '<a 2></a>'],
])('%s', (_what, xml, expected) => {
  for (const size of [1, 3, 1_000]) expect(eventsOf(`<?xml version="1.0"?>\n${xml}\n`, size)).toBe(`\n${expected}\n`);
});

test.each([
  ['a document type', '<!DOCTYPE a><a/>'],
  ['entities that grow', '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'],
  ['an entity that is fetched', '<!DOCTYPE a SYSTEM "file:///etc/passwd" [<!ENTITY b SYSTEM "x">]><a>&b;</a>'],
  ['an entity that nobody knows', '<a>&b;</a>'],
  ['one that every object knows', '<a>&constructor;</a>'],
  ['tags that cross', '<a><b></a></b>'],
  ['a tag that never closes', '<a><b></b>'],
  ['an attribute twice', '<a id="1" id="2"/>'],
  ['a second document behind it', '<a/><b/>'],
  ['tags in tags in tags', `${'<a>'.repeat(201)}${'</a>'.repeat(201)}`],
])('%s is refused', (_what, xml) => {
  expect(eventsOf(xml)).toBe('UNREADABLE');
  expect(eventsOf(xml, 1)).toBe('UNREADABLE');
});

test('two hundred levels are read', () => {
  expect(eventsOf(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`)).toHaveLength(200 * 7);
});

test.each(['<a id="', '<a>', '<a><!--', '<a><![CDATA[', '<!DOCTYPE a [', '<a><?x '])(
  'what goes on for more than four mebibytes behind %s is not collected',
  (start) => {
    expect(eventsOf(start + 'x'.repeat(4 * 1024 * 1024 + 64 * 1024), 64 * 1024)).toBe('INFLATES');
  },
);

test('however a document is cut, the same is read', () => {
  const xml = '<a b=">"><c id="1">x &amp; y</c><![CDATA[ z ]]></a>';

  fc.assert(
    fc.property(fc.integer({ min: 1, max: xml.length }), (size) => {
      expect(eventsOf(xml, size)).toBe('<a><c 1>x & y</c> z </a>');
    }),
  );
});
