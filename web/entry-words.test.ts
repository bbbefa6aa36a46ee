import { languages } from '@dray/contract/languages.ts';
import { Window } from 'happy-dom';
import type { HtmlTagDescriptor } from 'vite';
import { expect, test, vi } from 'vitest';
import { entryTags } from './entry-words-plugin.ts';

const [watch, words] = entryTags() as [HtmlTagDescriptor, HtmlTagDescriptor];

function written({ tag, attrs = {}, children = '' }: HtmlTagDescriptor): string {
  const given = Object.entries(attrs).map(([name, value]) => (value === true ? name : `${name}="${value}"`));
  const inside = typeof children === 'string' ? children : children.map(written).join('');
  return `<${[tag, ...given].join(' ')}>${inside}</${tag}>`;
}

/** A page of which only its own text has come. */
function openPage({ stored, preferred = ['en'] }: { stored?: string; preferred?: readonly string[] } = {}) {
  const window = new Window({ url: 'https://portal.example/' });
  const { document } = window;
  if (stored) window.localStorage.setItem('lang', stored);
  document.body.innerHTML = `<div id="root"></div>${written(words)}`;
  const reload = vi.fn();
  const globals = {
    document,
    addEventListener: window.addEventListener.bind(window),
    HTMLScriptElement: window.HTMLScriptElement,
    navigator: { languages: preferred },
    localStorage: window.localStorage,
    location: { reload },
  };
  new Function(...Object.keys(globals), String(watch.children))(...Object.values(globals));
  const container = document.querySelector('#entry-missing');
  return {
    document,
    reload,
    fails: (tag: 'script' | 'img') =>
      document.head.appendChild(document.createElement(tag)).dispatchEvent(new window.Event('error')),
    isShown: () => !container?.hasAttribute('hidden'),
    shown: () => [...(container?.children ?? [])].filter((each) => !each.hasAttribute('hidden')),
  };
}

test.each(languages)('an entry script that does not come is told in the reader’s language: %s', (language) => {
  const page = openPage({ stored: language });

  page.fails('script');

  expect(page.isShown()).toBe(true);
  expect(page.shown().map((each) => each.getAttribute('lang'))).toEqual([language]);
  expect(page.shown()[0]?.querySelector('p')?.textContent).toMatch(/\w{4}/);
});

test('a visitor who never chose a language reads the one the browser prefers', () => {
  const page = openPage({ preferred: ['de-DE', 'it-IT', 'en'] });

  page.fails('script');

  expect(page.shown()[0]?.getAttribute('lang')).toBe('it');
});

test('the button loads the page again', () => {
  const page = openPage();
  page.fails('script');

  page.shown()[0]?.querySelector('button')?.click();

  expect(page.reload).toHaveBeenCalledOnce();
});

test('a page that works, and a picture that is missing, are left alone', () => {
  const page = openPage();

  page.fails('img');
  expect(page.isShown()).toBe(false);

  page.document.querySelector('#root')?.append(page.document.createElement('main'));
  page.fails('script');
  expect(page.isShown()).toBe(false);
});
