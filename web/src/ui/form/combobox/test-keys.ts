import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Draws a field with its list and presses its keys, as somebody at it would. */
export function drawField() {
  const container = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(container);
  const input = () => container.querySelector('input') as HTMLInputElement;
  const options = () => [...container.querySelectorAll('[role="option"]')];
  return {
    container,
    input,
    options,
    show: (drawn: ReactNode) => act(() => root.render(drawn)),
    names: () => options().map(({ textContent }) => textContent),
    marked: () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent,
    status: () => container.querySelector('[role="status"]')?.textContent,
    /** Answers whether the key was left to the browser. */
    press: async (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      await act(() => void input().dispatchEvent(event));
      return !event.defaultPrevented;
    },
    write: (text: string) =>
      act(() => {
        // React looks at the value that was set past it.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
        input().dispatchEvent(new Event('input', { bubbles: true }));
      }),
    click: (target: Element | undefined) =>
      act(() => void target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))),
    end: () => act(() => root.unmount()),
  };
}
