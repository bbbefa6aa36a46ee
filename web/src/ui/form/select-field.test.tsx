// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

type Unit = 'pack' | 'layer';
const choices = [
  { value: 'pack', label: 'packs' },
  { value: 'layer', label: 'layers' },
] as const;

let root: Root;

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const draw = (props: Partial<ComponentProps<typeof SelectField<Unit>>>) =>
  act(() =>
    root.render(<SelectField label="Unit" choices={choices} value="pack" onChoose={() => undefined} {...props} />),
  );
const select = () => document.querySelector('select') as HTMLSelectElement;
const described = () =>
  (select().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('it is named by its label, whether or not that is seen', async () => {
  await draw({});
  expect(select().labels?.[0]?.textContent).toBe('Unit');

  await draw({ isLabelHidden: true });
  expect(select().labels?.[0]?.textContent).toBe('Unit');
});

test('what is wrong and what is worth knowing are shown with it', async () => {
  await draw({ error: 'Choose one', hint: 'As it is delivered' });

  expect(described()).toEqual(['Choose one', 'As it is delivered']);
  expect(select().getAttribute('aria-invalid')).toBe('true');
});

test('nothing is chosen until somebody chooses', async () => {
  const onChoose = vi.fn();
  await draw({ value: undefined, placeholder: 'Choose', onChoose });
  expect([select().value, select().options[0]?.text]).toEqual(['', 'Choose']);

  await act(() => {
    select().value = 'layer';
    select().dispatchEvent(new Event('change', { bubbles: true }));
  });

  expect(onChoose.mock.calls).toEqual([['layer']]);
});
