import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.model.ts';

test('paragraphs and points stay apart, tags go, letters written as entities come back', () => {
  const html = '<p>Malt &amp; <strong>hops</strong>.</p><ul><li>6&nbsp;°C</li><li>a &lt; b<br>c</li></ul><h3> </h3>';

  expect(paragraphsOf(html)).toEqual([
    { text: 'Malt & hops.', isPoint: false },
    { text: '6\u00a0°C', isPoint: true },
    { text: 'a < b c', isPoint: true },
  ]);
});

test('a text without tags is one paragraph, and nothing is none', () => {
  expect(paragraphsOf('Just words')).toEqual([{ text: 'Just words', isPoint: false }]);
  expect(paragraphsOf('')).toEqual([]);
});

test('headings are paragraphs, and tags may have attributes and lines', () => {
  expect(paragraphsOf('<h2 class="a">One</h2><h3>Two</h3><p\n id="b">Three\nlines</p>')).toEqual(
    ['One', 'Two', 'Three lines'].map((text) => ({ text, isPoint: false })),
  );
});

test('every way to break a line is a blank, and blanks in a row are one', () => {
  expect(paragraphsOf('<p> a<br>b<br/>c<br />d<br  />e \t\r\n f </p>')).toEqual([
    { text: 'a b c d e f', isPoint: false },
  ]);
});

test('entities that paper knows are letters, others stay as they are written', () => {
  expect(paragraphsOf('&lt;&gt;&amp;&quot;&#39; &copy; &#8364; &;')).toEqual([
    { text: '<>&"\' &copy; &#8364; &;', isPoint: false },
  ]);
});

test('of a text with paragraphs what is between them is left out', () => {
  expect(paragraphsOf('x<p>y</p>z<pre>w</pre>')).toEqual([{ text: 'y', isPoint: false }]);
});
