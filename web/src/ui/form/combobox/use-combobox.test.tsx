// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { Option } from './option.tsx';
import { OptionGroup, OptionList } from './option-list.tsx';
import { drawField } from './test-keys.ts';
import { optionId, useCombobox } from './use-combobox.ts';

const goods = ['Keg', 'Crate', 'Can'];
const taken = vi.fn<(name: string) => void>();
const submitted = vi.fn<(text: string) => void>();
let field: ReturnType<typeof drawField>;

function Field({ refused }: { refused?: string }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const shown = goods.filter((name) => name.toLowerCase().includes(text));
  const state = useCombobox({
    text,
    onText: setText,
    isOpen,
    onOpen: setOpen,
    options: (listId) => ({ ids: shown.map((name) => optionId(listId, name)), answers: text }),
    onNone: () => submitted(text),
    isClearedByEscape: true,
  });
  return (
    <Combobox state={state}>
      <ComboboxInput state={state} aria-label="Goods" />
      {isOpen && (
        <OptionList label="Found">
          {shown.map((name) => (
            <Option
              key={name}
              name={name}
              refusal={name === refused ? 'Sold out' : undefined}
              onTake={() => taken(name)}
            >
              {name}
            </Option>
          ))}
        </OptionList>
      )}
    </Combobox>
  );
}

const isOpen = () => field.input().getAttribute('aria-expanded') === 'true';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  vi.clearAllMocks();
  field = drawField();
  await field.show(<Field />);
});
afterEach(() => field.end());

test('the field names its list while it is open, and only then', async () => {
  expect([field.input().getAttribute('role'), field.input().getAttribute('aria-controls')]).toEqual(['combobox', null]);

  await field.press('ArrowDown', { altKey: true });

  const list = document.getElementById(field.input().getAttribute('aria-controls') ?? '');
  expect([list?.getAttribute('role'), list?.getAttribute('aria-label'), isOpen()]).toEqual(['listbox', 'Found', true]);
});

test('Alt and an arrow open and close the list without marking anything', async () => {
  await field.press('ArrowDown', { altKey: true });
  expect([isOpen(), field.marked()]).toEqual([true, undefined]);

  await field.press('ArrowUp', { altKey: true });
  expect(isOpen()).toBe(false);
});

test('arrows open the list and go round through the field', async () => {
  const marked: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await field.press(key);
    marked.push(field.marked());
  }

  expect(marked).toEqual(['Keg', 'Crate', 'Can', undefined, 'Can']);
  expect(field.options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
});

test('Enter takes what is marked, and what is written where nothing is', async () => {
  await field.write('c');
  await field.press('ArrowDown');
  await field.press('Enter');
  expect(taken.mock.calls).toEqual([['Crate']]);

  await field.write('ca');
  expect(field.marked()).toBeUndefined();
  await field.press('Enter');
  expect(submitted.mock.calls).toEqual([['ca']]);
});

test('Escape closes first and empties then; a third is the page’s own', async () => {
  await field.write('c');

  expect(await field.press('Escape')).toBe(false);
  expect([isOpen(), field.input().value]).toEqual([false, 'c']);
  expect(await field.press('Escape')).toBe(false);
  expect(field.input().value).toBe('');
  expect(await field.press('Escape')).toBe(true);
});

test('the caret keeps its own keys, and Tab leaves', async () => {
  await field.press('ArrowDown');

  for (const key of ['Home', 'End', 'ArrowLeft', 'Tab', ' '])
    expect([key, await field.press(key)]).toEqual([key, true]);
  expect(field.marked()).toBe('Keg');
});

test('what cannot be had is reached and read with its reason, and not taken', async () => {
  await field.show(<Field refused="Keg" />);

  await field.press('ArrowDown');
  await field.press('Enter');
  await field.click(field.options()[0]);

  expect([field.marked(), field.options()[0]?.getAttribute('aria-disabled')]).toEqual(['KegSold out', 'true']);
  expect(taken).not.toHaveBeenCalled();
});

describe('with its first option marked, in groups', () => {
  function Grouped() {
    const [text, setText] = useState('');
    const groups = { beer: ['Keg', 'Crate'], rest: ['Gas'] };
    const names = Object.values(groups).flat();
    const state = useCombobox({
      text,
      onText: setText,
      isOpen: true,
      onOpen: () => undefined,
      isFirstMarked: true,
      isGrouped: true,
      options: (listId) => ({ ids: names.map((name) => optionId(listId, name)), answers: text }),
    });
    return (
      <Combobox state={state}>
        <ComboboxInput state={state} aria-label="Goods" />
        <OptionList label="Found">
          {Object.entries(groups).map(([heading, group]) => (
            <OptionGroup key={heading} heading={heading}>
              {group.map((name) => (
                <Option key={name} name={name} onTake={() => taken(name)}>
                  {name}
                </Option>
              ))}
            </OptionGroup>
          ))}
        </OptionList>
      </Combobox>
    );
  }
  beforeEach(() => field.show(<Grouped />));

  test('Enter takes the first one, and arrows go on from it', async () => {
    expect(field.marked()).toBe('Keg');
    await field.press('Enter');
    await field.press('ArrowDown');
    await field.press('Enter');

    expect(taken.mock.calls).toEqual([['Keg'], ['Crate']]);
    await field.press('ArrowUp');
    await field.press('ArrowUp');
    expect(field.marked()).toBe('Gas');
  });

  test('Tab goes from group to group and round', async () => {
    const marked: (string | null | undefined)[] = [];
    await field.press('ArrowDown');
    for (const shiftKey of [false, false, true]) {
      expect(await field.press('Tab', { shiftKey })).toBe(false);
      marked.push(field.marked());
    }

    expect(marked).toEqual(['Gas', 'Keg', 'Gas']);
  });
});
