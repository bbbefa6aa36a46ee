import { expect, test } from 'vitest';
import { withOffered } from './attachment-rules.ts';

const file = (name: string, bytes = 5) =>
  Object.defineProperty(new File(['x'], name, { lastModified: 1 }), 'size', { value: bytes });
const namesAndReasons = (files: readonly { file: File; why?: string | undefined }[]) =>
  files.map(({ file: { name }, why }) => (why ? `${name} ${why}` : name));

test('each file is judged for itself, and what cannot be taken stays to say why', () => {
  const chosen = withOffered(
    [],
    [file('a.JPG'), file('film.mov'), file('b.pdf', 10 * 1024 * 1024 + 1), file('c.pdf', 0)],
  );

  expect(namesAndReasons(chosen)).toEqual(['a.JPG', 'film.mov type', 'b.pdf size', 'c.pdf empty']);
});

test('a new choice forgets old refusals, and no file is taken twice', () => {
  const before = withOffered([], [file('a.jpg'), file('film.mov')]);

  expect(namesAndReasons(withOffered(before, [file('a.jpg'), file('b.png', 10 * 1024 * 1024)]))).toEqual([
    'a.jpg',
    'a.jpg repeated',
    'b.png',
  ]);
});

test('the sixth file is one too many', () => {
  const four = withOffered(
    [],
    ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)),
  );

  expect(namesAndReasons(withOffered(four, [file('e.pdf'), file('f.pdf')])).slice(4)).toEqual([
    'e.pdf',
    'f.pdf tooMany',
  ]);
});
