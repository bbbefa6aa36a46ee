// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceField } from './choice-field.tsx';
import { drawField } from './test-keys.ts';

let field: ReturnType<typeof drawField>;

function Depot() {
  const [value, setValue] = useState<string>();
  return (
    <>
      <ChoiceField
        label="Depot"
        choices={[
          { value: '1', label: 'Čáslav', refusal: 'Closed' },
          { value: '2', label: 'Brno', detail: '602 00' },
          { value: '3', label: 'Brněnec' },
        ]}
        value={value}
        onChoose={setValue}
        found={(count) => `${count} depots`}
        nothing="No such depot"
      />
      <output>{value}</output>
    </>
  );
}

const chosen = () => field.container.querySelector('output')?.textContent;

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  field = drawField();
  await field.show(<Depot />);
});
afterEach(() => field.end());

test('what is typed narrows the list, and Enter takes the first that can be had', async () => {
  await field.write('brn');
  expect([field.names(), field.status()]).toEqual([['Brno602 00', 'Brněnec'], '2 depots']);

  await field.press('Enter');

  expect([chosen(), field.input().value, field.names()]).toEqual(['2', 'Brno', []]);
});

test('what is chosen stays while somebody looks at the others, and comes back by Escape', async () => {
  await field.write('602');
  await field.press('Enter');
  await field.write('caslav');

  await field.press('Enter');
  expect(chosen()).toBe('2');
  await field.press('Escape');

  expect([field.input().value, chosen()]).toEqual(['Brno', '2']);
});

test('the whole list opens over what is chosen', async () => {
  await field.write('brnenec');
  await field.press('Enter');

  await field.press('ArrowDown', { altKey: true });

  expect(field.names()).toHaveLength(3);
});
