// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, control, describing, draw, type } from './test-drawing.tsx';
import { TextField } from './text-field.tsx';

afterEach(() => {
  vi.useRealTimers();
  return clear();
});

function Note() {
  const [text, setText] = useState('');
  return <TextField label="Note" rows={2} max={50} value={text} onChange={setText} />;
}

test('a text that is pasted and too long stays whole, and by how much is shown', async () => {
  await draw(<Note />);

  await type(control('Note'), 'x'.repeat(57));

  expect(control('Note').value).toHaveLength(57);
  expect(describing(control('Note'))).toContain('7 characters too many. Characters allowed: 50.');
  expect(control('Note').getAttribute('aria-invalid')).toBe('true');
});

test('near the end what is left is said when the typing pauses, and not before', async () => {
  await draw(<Note />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pause = () => act(async () => void vi.advanceTimersByTime(800));
  const said = () => document.querySelector('[role=status]')?.textContent;

  await type(control('Note'), 'x'.repeat(38));
  await pause();
  expect(said()).toBe('');

  await type(control('Note'), 'x'.repeat(48));
  expect(said()).toBe('');
  await pause();
  expect(said()).toBe('2 characters left');
});
