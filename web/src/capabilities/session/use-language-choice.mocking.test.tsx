// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { shownToasts } from '#ui/overlay/toasts/toast-queue.ts';
import { useLanguageChoice } from './use-language-choice.ts';

const chooseLanguage = vi.hoisted(() => vi.fn());
vi.mock('#platform/texts/texts.ts', async (original) => ({ ...(await original<object>()), chooseLanguage }));

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('cs');
  await loadTexts('common');
});

function Choice() {
  const { shown, choose } = useLanguageChoice();
  return (
    <button type="button" onClick={() => choose('it')}>
      {shown}
    </button>
  );
}

test('a language whose texts do not come is shown, the old one is shown again, and it is tried again', async () => {
  chooseLanguage.mockRejectedValueOnce(new Error('planted')).mockResolvedValueOnce(undefined);
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Choice />));

  await act(async () => container.querySelector('button')?.click());

  expect(container.textContent).toBe('cs');
  expect(shownToasts()).toMatchObject([
    { tone: 'failed', text: 'Jazyk se nepodařilo změnit', action: { label: 'Zkusit znovu' } },
  ]);
  await act(async () => shownToasts()[0]?.action?.run());
  expect(chooseLanguage.mock.calls).toEqual([['it'], ['it']]);
});
