// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MultiChoiceList } from './multi-choice-list.tsx';
import { drawField } from './test-keys.ts';

const onLeave = vi.fn();
let field: ReturnType<typeof drawField>;

function Brands() {
  const [chosen, setChosen] = useState<string[]>(['kozel']);
  return (
    <MultiChoiceList
      label="Brands"
      searchLabel="Find a brand"
      choices={[
        { value: 'caslav', label: 'Čáslav', count: '4' },
        { value: 'kozel', label: 'Kozel', count: '12' },
        { value: 'old', label: 'Casual', refusal: 'No longer brewed' },
      ]}
      chosen={chosen}
      onTick={(value, isTicked) => setChosen(isTicked ? [...chosen, value] : chosen.filter((each) => each !== value))}
      found={(count) => `${count} brands`}
      nothing="No such brand"
      onLeave={onLeave}
    />
  );
}

const ticked = () => field.options().map((option) => option.getAttribute('aria-selected') === 'true');

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  vi.clearAllMocks();
  field = drawField();
  await field.show(<Brands />);
});
afterEach(() => field.end());

test('the list says that several can be chosen, and which are', () => {
  expect(field.container.querySelector('[role="listbox"]')?.getAttribute('aria-multiselectable')).toBe('true');
  expect([field.names(), ticked()]).toEqual([
    ['Čáslav4', 'Kozel12', 'CasualNo longer brewed'],
    [false, true, false],
  ]);
});

test('Space, Enter and a click tick and untick, and the keys stay where they are', async () => {
  await field.press('ArrowDown');
  await field.press(' ');
  expect(ticked()).toEqual([true, true, false]);
  await field.press('Enter');
  expect([ticked(), field.marked()]).toEqual([[false, true, false], 'Čáslav4']);

  await field.click(field.options()[1]);
  expect(ticked()).toEqual([false, false, false]);
});

test('in the field a space is a space', async () => {
  expect(await field.press(' ')).toBe(true);
});

test('typing narrows the list whatever the accents, and says how many are left', async () => {
  await field.write('cas');
  expect([field.names(), field.status()]).toEqual([['Čáslav4', 'CasualNo longer brewed'], '2 brands']);

  await field.write('xyz');
  expect([field.names(), field.status(), field.input().getAttribute('aria-expanded')]).toEqual([
    [],
    'No such brand',
    'false',
  ]);
});

test('what cannot be had cannot be ticked', async () => {
  await field.click(field.options()[2]);

  expect(ticked()).toEqual([false, true, false]);
});

test('Escape leaves whatever holds the list', async () => {
  await field.press('Escape');

  expect(onLeave).toHaveBeenCalledOnce();
});
