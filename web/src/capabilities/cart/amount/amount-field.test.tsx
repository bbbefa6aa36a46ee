// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { loadTexts } from '#platform/texts/texts.ts';
import { clear, describing, draw, leave, type } from '#ui/form/test-drawing.tsx';
import { AmountField } from './amount-field.tsx';

afterEach(clear);

let another: (value: number) => void;

function Packs() {
  const [packs, setPacks] = useState(12);
  another = setPacks;
  return (
    <AmountField
      label="Packs"
      look="low"
      unit="pack"
      value={packs}
      onValue={setPacks}
      onLeave={() => undefined}
      onUndo={setPacks}
    />
  );
}

async function drawField(): Promise<HTMLInputElement> {
  await draw(<Packs />);
  await loadTexts('catalogue');
  return document.querySelector('input') as HTMLInputElement;
}

test('what cannot be an amount stays in its field when that is left, with the reason', async () => {
  const field = await drawField();

  await type(field, '12x');
  await leave(field);

  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['12x', 'true']);
  expect(describing(field)).toBe('Enter a number, for example 12 or 1.5.');

  await type(field, '7');
  await leave(field);

  expect([field.value, field.getAttribute('aria-invalid'), describing(field)]).toEqual(['7', null, '']);
});

test('an amount from elsewhere takes its place; what can be an amount is written as it always is', async () => {
  const field = await drawField();

  await type(field, 'x');
  await leave(field);
  await act(async () => another(20));
  expect(field.value).toBe('20');

  await type(field, '007');
  expect(field.value).toBe('007');
  await leave(field);
  expect(field.value).toBe('7');
});
