import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { deliveryStatuses } from '../ordering/delivery-status.ts';
import { deliveryStatusText } from './delivery-status-text.ts';

const translations = languages.filter((language) => language !== 'en');

test('in English a label is the name of the wire', () => {
  expect(deliveryStatuses.map((status) => deliveryStatusText(status, 'en'))).toEqual([...deliveryStatuses]);
});

test.each(translations)('in %s every label is translated, and no two are alike', (language) => {
  const labels = deliveryStatuses.map((status) => deliveryStatusText(status, language));

  expect(new Set([...labels, ...deliveryStatuses]).size).toBe(2 * deliveryStatuses.length);
  expect(labels.filter((label) => label !== label.trim() || label === label.toUpperCase())).toEqual([]);
});
