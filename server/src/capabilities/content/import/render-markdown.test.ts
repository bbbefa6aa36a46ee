import { expect, test } from 'vitest';
import { plainOfMarkdown } from './render-markdown.ts';

test.each([
  ['One.\n\nTwo.', 'One.\n\nTwo.'],
  ['**Home** and *more* & `k` [there](https://a.example) "said".', 'Home and more & k there "said".'],
  ['Three:\n\n- one;\n- *two*\n  lines;\n\nEnd.', 'Three:\n\n• one;\n• two lines;\n\nEnd.'],
  ['# Head\n\n1. first\n2. second', 'Head\n\n• first\n• second'],
  ['<script>alert(1)</script>Safe', 'Safe'],
  ['', ''],
])('%j is %j without markup', (markdown, plain) => {
  expect(plainOfMarkdown(markdown)).toBe(plain);
});
