import { expect, test } from 'vitest';
import { safeLinkOf } from './safe-link.ts';

test('a path leads into the portal', () => {
  expect(safeLinkOf('/news/winter?from=banner#top')).toEqual({ kind: 'own', href: '/news/winter?from=banner#top' });
});

test('an https address leads out of it', () => {
  expect(safeLinkOf(' https://meridian.example/brands ')).toEqual({
    kind: 'outside',
    href: 'https://meridian.example/brands',
  });
});

test.each(['', 'news', 'http://meridian.example', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example'])(
  '%j leads nowhere',
  (address) => {
    expect(safeLinkOf(address)).toBeUndefined();
  },
);

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'HTTP://evil.example'])(
  '%j is not taken for a place of ours',
  (address) => {
    expect(safeLinkOf(address)?.kind).not.toBe('own');
  },
);
