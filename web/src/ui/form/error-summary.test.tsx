// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { SwitchField } from './switch-field.tsx';
import { clear, control, describing, draw, redraw } from './test-drawing.tsx';
import { TextField } from './text-field.tsx';

afterEach(clear);

const form = (words: { name?: string; role?: string }, attempt = 1) => (
  <>
    <ErrorSummary key={attempt} errors={Object.entries(words).map(([field, text]) => ({ fieldId: field, text }))} />
    <TextField id="name" label="Name" value="" error={words.name} onChange={vi.fn()} />
    <fieldset id="role">
      <input type="radio" aria-label="Owner" />
      <input type="radio" aria-label="Accountant" defaultChecked />
    </fieldset>
  </>
);
const wrong = { name: 'Fill in a name.', role: 'Choose a role.' };
const links = () => [...document.querySelectorAll('a')];

test('the summary takes the focus when it comes, and again when the next try fails', async () => {
  await draw(form({}));
  expect(document.querySelector('section')).toBeNull();

  await redraw(form(wrong, 2));
  expect(document.activeElement?.textContent).toContain('2 fields need correcting');

  await act(async () => control('Name').focus());
  await redraw(form({ name: wrong.name }, 3));
  expect(document.activeElement?.textContent).toContain('One field needs correcting');
});

test('each line has the words of its field and leads to it, in a group to what is chosen', async () => {
  await draw(form(wrong));
  expect(links()[0]?.textContent).toBe(describing(control('Name')));

  await act(async () => links()[0]?.click());
  expect(document.activeElement).toBe(control('Name'));
  await act(async () => links()[1]?.click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Accountant');
  expect(location.hash).toBe('');
});

test('a switch is a switch to those who hear it, named by its label', async () => {
  const change = vi.fn();
  await draw(<SwitchField label="Mail me" hint="Once a week." isOn={false} onChange={change} />);

  await act(async () => control('Mail me').click());

  expect(control('Mail me').getAttribute('role')).toBe('switch');
  expect(describing(control('Mail me'))).toBe('Once a week.');
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
});
