// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { KoScreen } from './result-screen.tsx';

const ended = vi.hoisted(() => ({ result: {} }));
vi.mock('@tanstack/react-router', () => ({ useLocation: () => ({ state: ended }) }));
vi.mock('#ui/button-link.tsx', () => ({ ButtonLink: () => null }));

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('en');
  await loadTexts('result');
});

async function textOf(result: object): Promise<string> {
  ended.result = result;
  const container = document.createElement('div');
  await act(() => createRoot(container).render(<KoScreen />));
  return container.textContent ?? '';
}

test('a cart that is gone is not said to be kept', async () => {
  const gone = await textOf({ message: 'This cart no longer exists', isCartGone: true });

  expect(gone).toContain('This cart no longer exists');
  expect(gone).not.toContain('the cart is kept');
});

test('a cart that is still there is said to be kept', async () => {
  expect(await textOf({ message: 'Try later' })).toContain('the cart is kept');
});
