// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field, FieldGroup } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { clear, control, describing, draw, redraw } from './test-drawing.tsx';

afterEach(clear);

const field = (error?: string, onRetry?: () => void) => (
  <Field label="E-mail" isRequired hint="The invitation goes there." error={error} onRetry={onRetry}>
    {(props) => <input {...props} />}
  </Field>
);

test('the control is named, described and marked by its frame', async () => {
  await draw(field());

  expect(control('E-mail').labels?.[0]?.textContent).toBe('E-mail * (required)');
  expect(describing(control('E-mail'))).toBe('The invitation goes there.');
  expect(control('E-mail').getAttribute('aria-invalid')).toBe('false');

  await redraw(field('Type an e-mail.'));

  expect(describing(control('E-mail'))).toBe('Type an e-mail. The invitation goes there.');
  expect(control('E-mail').getAttribute('aria-invalid')).toBe('true');
});

test('the region of the error is there before the error, and stays the same one', async () => {
  await draw(field());
  const region = document.querySelector('[aria-live=assertive]');

  await redraw(field('Type an e-mail.'));

  expect(document.querySelector('[role=alert]')).toBe(region);
  expect(region?.textContent).toBe('Type an e-mail.');
});

test('what could not be saved can be sent once more', async () => {
  const retry = vi.fn();
  await draw(field('Not saved.', retry));

  await act(async () => document.querySelector('button')?.click());

  expect(retry).toHaveBeenCalledOnce();
});

test('a group is named and described as one', async () => {
  await draw(
    <FieldGroup label="Day" error="Choose a day.">
      {(props) => <fieldset {...props} />}
    </FieldGroup>,
  );
  const group = document.querySelector('fieldset') as HTMLElement;

  expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Day');
  expect(describing(group)).toBe('Choose a day.');
});

test('a list without a choice says so, and tells what is chosen', async () => {
  const choose = vi.fn();
  await draw(
    <SelectField label="Role" value={undefined} choices={[{ value: 'a', label: 'Owner' }]} onChoose={choose} />,
  );
  const list = document.querySelector('select') as HTMLSelectElement;

  expect([...list.options].map(({ text }) => text)).toEqual(['Choose', 'Owner']);
  await act(async () => {
    list.value = 'a';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(choose).toHaveBeenCalledExactlyOnceWith('a');
});
