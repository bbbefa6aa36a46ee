// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, control, describing, draw, leave, type } from '../test-drawing.tsx';
import { DayField } from './day-field.tsx';
import type { DayRange } from './day-range.ts';
import { RangeField } from './range-field.tsx';

afterEach(clear);

const onReport = vi.fn();
const today = '2026-11-15';

function Day() {
  const [day, setDay] = useState<string | undefined>('2026-11-20');
  return (
    <DayField
      label="Delivery"
      today={today}
      value={day}
      onChange={(next, error) => {
        onReport(next, error);
        setDay(next);
      }}
    />
  );
}

test('what is no day stays as it was typed, with the reason; a right one is written out', async () => {
  await draw(<Day />);
  expect(control('Delivery').value).toBe('20/11/2026');

  await type(control('Delivery'), 'soon');
  expect(describing(control('Delivery'))).toBe('');
  await leave(control('Delivery'));

  expect(control('Delivery').value).toBe('soon');
  expect(onReport).toHaveBeenLastCalledWith(undefined, expect.stringContaining('We do not recognise this date.'));
  expect(describing(control('Delivery'))).toContain('We do not recognise this date.');

  await type(control('Delivery'), '4/12');
  await leave(control('Delivery'));
  expect(onReport).toHaveBeenLastCalledWith('2026-12-04', undefined);
  expect(control('Delivery').value).toBe('04/12/2026');
  expect(describing(control('Delivery'))).toBe('');
});

test('the calendar opens from its button on the chosen day, and a press there is the new one', async () => {
  await draw(<Day />);
  await import('./calendar.tsx');

  await act(async () => document.querySelector<HTMLElement>('button[aria-haspopup=dialog]')?.click());
  const day = await vi.waitFor(async () => {
    await act(async () => undefined);
    const found = document.querySelector<HTMLElement>('[data-day="2026-11-24"]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(document.querySelector('[aria-selected=true] [data-day]')?.getAttribute('data-day')).toBe('2026-11-20');

  await act(async () => day?.click());
  expect(control('Delivery').value).toBe('24/11/2026');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('dialog');
});

function Range() {
  const [range, setRange] = useState<DayRange>({ from: '2026-11-01', to: '2026-11-10' });
  return (
    <RangeField
      label="Orders"
      today={today}
      max={today}
      value={range}
      presets={[{ label: 'October', range: { from: '2026-10-01', to: '2026-10-31' } }]}
      onChange={(next, error) => {
        onReport(next, error);
        setRange(next);
      }}
    />
  );
}

test('an end before the start is shown and not turned around', async () => {
  await draw(<Range />);

  await type(control('To'), '5/10/2026');
  await leave(control('To'));

  expect(control('From').value).toBe('01/11/2026');
  expect(control('To').value).toBe('05/10/2026');
  expect(onReport).toHaveBeenLastCalledWith(
    { from: '2026-11-01', to: '2026-10-05' },
    'The end is before the start. Change one of the two days.',
  );
  expect(describing(document.querySelector('fieldset') as HTMLElement)).toContain('The end is before the start.');
});

test('a quick choice sets both days and is marked', async () => {
  await draw(<Range />);
  const preset = document.querySelector('[aria-pressed]') as HTMLElement;
  expect(preset.getAttribute('aria-pressed')).toBe('false');

  await act(async () => preset.click());

  expect([control('From').value, control('To').value]).toEqual(['01/10/2026', '31/10/2026']);
  expect(preset.getAttribute('aria-pressed')).toBe('true');
});
