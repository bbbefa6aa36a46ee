// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw } from '../test-drawing.tsx';
import Calendar from './calendar.tsx';

afterEach(clear);

const choose = vi.fn();
const day = (date: string) => document.querySelector(`[data-day="2026-11-${date}"]`) as HTMLElement;
const shownReason = () => [...document.querySelectorAll('p')].at(-1)?.textContent?.replaceAll('\u00a0', ' ');
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('a closed day is reached, called by its reason and not chosen; the line below follows pointer and keys', async () => {
  await draw(
    <Calendar
      label="Delivery"
      today="2026-11-16"
      min="2026-11-16"
      whyClosed={(date) => (date <= '2026-11-17' ? 'public holiday' : undefined)}
      onChoose={choose}
      isFocused
    />,
  );
  expect(document.activeElement).toBe(day('18'));
  expect(day('17').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'Tuesday 17 November 2026, public holiday',
  );

  await act(async () => day('16').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(shownReason()).toBe('Mon 16 Nov: public holiday');

  await press('ArrowLeft');
  expect(document.activeElement).toBe(day('17'));
  expect(shownReason()).toBe('Tue 17 Nov: public holiday');
  await press('Enter');
  expect(choose).not.toHaveBeenCalled();

  await press('End');
  expect(document.activeElement).toBe(day('22'));
  expect(shownReason()).toBe('');
  await press('Home');
  expect(document.activeElement).toBe(day('16'));
});
