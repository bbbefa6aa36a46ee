// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { focusOnArrival } from './arrival-focus.ts';

type Hear = (event: { fromLocation?: { pathname: string }; toLocation: { pathname: string } }) => void;

const heard = new Map<string, Hear>();
const router = {
  subscribe: (name: string, hear: Hear) => {
    heard.set(name, hear);
    return () => undefined;
  },
} as unknown as AnyRouter;

const way = { fromLocation: { pathname: '/' }, toLocation: { pathname: '/catalog/products' } };
const leave = () => heard.get('onBeforeNavigate')?.(way);
const arrive = () => heard.get('onRendered')?.(way);
const field = () => document.querySelector('input');
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));

beforeEach(() => {
  document.body.replaceChildren(...['input', 'main'].map((tag) => document.createElement(tag)));
  document.querySelector('main')?.append(document.createElement('h1'));
  focusOnArrival(router, document);
});

test('the focus comes to the heading of the page, from wherever one left', () => {
  field()?.focus();
  press();

  leave();
  arrive();

  expect(document.activeElement?.tagName).toBe('H1');
});

test('a reader who goes on in a field while the page is fetched stays there', () => {
  leave();
  field()?.focus();
  press();
  arrive();

  expect(document.activeElement).toBe(field());
});

test('a reader who dictates into a field while the page is fetched stays there', () => {
  leave();
  field()?.focus();
  field()?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  arrive();

  expect(document.activeElement).toBe(field());
});

test('a reader who pressed a key on what went away with the old page is not left nowhere', () => {
  leave();
  press();
  arrive();

  expect(document.activeElement?.tagName).toBe('H1');
});
