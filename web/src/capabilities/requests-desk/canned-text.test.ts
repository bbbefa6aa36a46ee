import { expect, test } from 'vitest';
import { cannedText } from './canned-text.ts';

const asked = (language: 'cs' | 'it') => ({ caseNumber: '00123', author: { name: 'Jana Dvořáková', language } });
const texts = { cs: 'Dobrý den, {name}, k požadavku {number}: {number} řešíme.', en: 'Hello {name}.' };

test('it is in the language of whoever asked, with their name and the number of their request', () => {
  expect(cannedText({ texts }, asked('cs'))).toEqual({
    text: 'Dobrý den, Jana Dvořáková, k požadavku 00123: 00123 řešíme.',
    language: 'cs',
  });
});

test('without a text in their language another one is offered, and is known to be another', () => {
  expect(cannedText({ texts: { en: texts.en } }, asked('it'))).toEqual({
    text: 'Hello Jana Dvořáková.',
    language: 'en',
  });
  expect(cannedText({ texts: {} }, asked('it'))).toBeUndefined();
});
