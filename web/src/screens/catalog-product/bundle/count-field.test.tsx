// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { CountField, countIn } from './count-field.tsx';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('en');
  await loadTexts('catalogue', 'product');
});

test('only a whole number within its bounds counts', () => {
  expect(countIn('2', 2, 40)).toBe(2);
  expect(countIn(' 40 ', 2, 40)).toBe(40);
  for (const text of ['', '1', '41', '2,5', '2.5', '-3', '1e1', 'two', '99999'])
    expect(countIn(text, 2, 40)).toBeUndefined();
});

test('a number out of its bounds goes back and says why', async () => {
  const onChange = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  await act(() =>
    createRoot(container).render(<CountField label="Bundles" value={3} least={2} max={40} onChange={onChange} />),
  );
  const field = container.querySelector('input') as HTMLInputElement;

  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '90');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('3');
  const reason = container.querySelector('[role="alert"]');
  expect(reason?.textContent).toBe('From 2 to 40: 90 cannot be ordered, so it stays at 3.');
  expect(field.getAttribute('aria-describedby')).toBe(reason?.id);
});
