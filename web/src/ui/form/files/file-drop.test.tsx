// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clear, draw } from '../test-drawing.tsx';
import { FileDrop } from './file-drop.tsx';

afterEach(clear);

function Attachments() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      label="Attachments"
      isSeveral
      types={['pdf', 'jpg']}
      maxBytes={2_000_000}
      files={files}
      onChange={setFiles}
      progressOf={({ name }) => (name === 'first.pdf' ? 0.456 : undefined)}
    />
  );
}

const zone = () => document.querySelector('label:has(input)') as HTMLElement;
const drop = (...files: File[]) =>
  act(async () => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    zone().dispatchEvent(Object.assign(event, { dataTransfer: { files } }));
  });
const names = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const alerts = () => [...document.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent);
const file = (name: string, size: number) => Object.defineProperty(new File(['x'], name), 'size', { value: size });

test('dropped files are taken or refused one by one, and say why', async () => {
  await draw(<Attachments />);

  await drop(file('first.pdf', 1_500_000), file('film.mov', 10), file('poster.jpg', 2_340_000));

  expect(names()).toEqual(['first.pdf1.5\u00a0MB45%']);
  expect(alerts()).toEqual([
    'film.mov: this type of file cannot be used. Possible types: PDF, JPG.',
    'poster.jpg: the file is 2.34\u00a0MB; the limit is 2\u00a0MB.',
  ]);
  expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('Uploading file first.pdf');
});

test('a file that is taken away leaves the focus at the field, and a new choice forgets old refusals', async () => {
  await draw(<Attachments />);
  await drop(file('a.pdf', 10), file('b.mov', 10));

  await act(async () => document.querySelector<HTMLElement>('[aria-label="Remove file a.pdf"]')?.click());
  expect(names()).toEqual([]);
  expect(document.activeElement?.getAttribute('type')).toBe('file');

  await drop(file('c.pdf', 10));
  expect([names(), alerts()]).toEqual([['c.pdf10\u00a0B'], []]);
});
