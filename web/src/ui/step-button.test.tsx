// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { StepButton } from './step-button.tsx';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function Countdown() {
  const [left, setLeft] = useState(1);
  return (
    <>
      <output>{left}</output>
      <StepButton isAtEnd={left === 0} onClick={() => setLeft(left - 1)}>
        less
      </StepButton>
    </>
  );
}

test('a user who has stepped to the end keeps the focus, and steps no further', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  await act(() => createRoot(container).render(<Countdown />));
  const button = container.querySelector('button');
  button?.focus();

  await act(() => button?.click());
  await act(() => button?.click());

  expect(container.querySelector('output')?.textContent).toBe('0');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});
