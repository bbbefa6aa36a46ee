import { expect, test } from 'vitest';
import { fileSizeText } from './file-size.ts';

test('a file is as large as one would say it is', () => {
  expect(fileSizeText('cs', 120)).toBe('1\u00a0kB');
  expect(fileSizeText('cs', 84_200)).toBe('84\u00a0kB');
  expect(fileSizeText('cs', 1_240_000)).toBe('1,2\u00a0MB');
  expect(fileSizeText('en', 2_000_000)).toBe('2\u00a0MB');
});
