// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { clear, control, describing, draw, leave, type } from './test-drawing.tsx';

afterEach(clear);

const onReport = vi.fn();

function Weight() {
  const [weight, setWeight] = useState<number | undefined>(2.5);
  return (
    <NumberField
      label="Weight"
      unit="kg"
      max={60}
      value={weight}
      onChange={(next, error) => {
        onReport(next, error);
        setWeight(next);
      }}
    />
  );
}

test('a wrong amount is shown in words at the field, and what was typed stays', async () => {
  await draw(<Weight />);
  expect([control('Weight').value, describing(control('Weight'))]).toEqual(['2.5', 'kg']);
  expect(control('Weight').getAttribute('aria-invalid')).not.toBe('true');

  await type(control('Weight'), '75');
  await leave(control('Weight'));

  expect(control('Weight').value).toBe('75');
  expect(describing(control('Weight'))).toBe('kg Too much. The highest possible value is 60.');
  expect(control('Weight').getAttribute('aria-invalid')).toBe('true');
  expect(onReport).toHaveBeenLastCalledWith(undefined, 'Too much. The highest possible value is 60.');

  await type(control('Weight'), '7,5');
  await leave(control('Weight'));

  expect(onReport).toHaveBeenLastCalledWith(7.5, undefined);
  expect([control('Weight').value, describing(control('Weight'))]).toEqual(['7.5', 'kg']);
  expect(control('Weight').getAttribute('aria-invalid')).not.toBe('true');
});
