// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { nextIndex, useListbox } from './use-listbox.ts';

const field = -1;

test('arrows go round through every option and the field', () => {
  expect(nextIndex(field, 1, 3)).toBe(0);
  expect(nextIndex(0, 1, 3)).toBe(1);
  expect(nextIndex(2, 1, 3)).toBe(field);
  expect(nextIndex(field, -1, 3)).toBe(2);
  expect(nextIndex(0, -1, 3)).toBe(field);
});

test('without options they stay in the field', () => {
  expect(nextIndex(field, 1, 0)).toBe(field);
  expect(nextIndex(field, -1, 0)).toBe(field);
});

describe('keys that come before the answer', () => {
  beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

  type Drawn = { ids: readonly string[]; isCurrent: boolean };
  const added = vi.fn<(id: string) => void>();
  const submitted = vi.fn<() => void>();

  function Search({ ids, isCurrent }: Drawn) {
    const list = useListbox({ ids, isCurrent, onNone: submitted });
    return (
      <>
        <input onKeyDown={list.press} data-active={list.activeId} />
        {ids.map((id) => (
          <div key={id}>
            <a id={id} href="#none">
              {id}
            </a>
            <button type="button" data-adds onClick={() => added(id)}>
              add
            </button>
          </div>
        ))}
      </>
    );
  }

  async function begin(drawn: Drawn) {
    added.mockClear();
    submitted.mockClear();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const show = (next: Drawn) => act(() => root.render(<Search {...next} />));
    await show(drawn);
    const pressAll = (keys: readonly string[]) =>
      act(() => {
        const input = container.querySelector('input');
        for (const key of keys) {
          input?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key === 'Enter', bubbles: true }));
        }
      });
    const press = (key: string, ctrlKey = false) =>
      act(
        () =>
          void container
            .querySelector('input')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true })),
      );
    return { show, press, pressAll };
  }

  test('mark and add what the answer holds, not what was there before it', async () => {
    const { show, press } = await begin({ ids: ['cask', 'crate'], isCurrent: false });

    await press('ArrowDown');
    await press('Enter', true);
    expect(added).not.toHaveBeenCalled();
    await show({ ids: ['crate'], isCurrent: true });

    expect(added.mock.calls).toEqual([['crate']]);
  });

  test('lead to the list of results where the answer is empty', async () => {
    const { show, press } = await begin({ ids: ['cask'], isCurrent: false });

    await press('ArrowDown');
    await press('Enter');
    await show({ ids: [], isCurrent: true });

    expect(submitted).toHaveBeenCalledOnce();
  });

  test('are obeyed one after the other, also where the page has not drawn the one before', async () => {
    const { pressAll } = await begin({ ids: ['cask', 'crate'], isCurrent: true });

    await pressAll(['ArrowDown', 'ArrowDown', 'Enter']);

    expect(added.mock.calls).toEqual([['crate']]);
  });

  test('are obeyed at once when the answer is there', async () => {
    const { press } = await begin({ ids: ['cask', 'crate'], isCurrent: true });

    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter', true);

    expect(added.mock.calls).toEqual([['crate']]);
  });
});
