import { expect, test } from 'vitest';
import { fieldErrors, firstMissing, whyNot } from './field-errors.ts';

const obstacles = [
  { code: 'PALLETS_BELOW_MINIMUM', message: 'Chybí palety.', path: null },
  { code: 'ORDER_NUMBER_MISSING', message: 'Zadejte číslo.', path: ['customer_order_number'] },
  { code: 'DATE_MISSING', message: 'Vyberte datum.', path: ['delivery_date'] },
  { code: 'AGREEMENT_MISSING', message: 'Přijměte smlouvu.', path: ['agreement'] },
];

test('what is missing is shown at its field, and the first field from above is the first to fill', () => {
  expect(fieldErrors({ obstacles })).toEqual({
    customer_order_number: 'Zadejte číslo.',
    delivery_date: 'Vyberte datum.',
  });
  expect(firstMissing({ obstacles })).toBe('delivery_date');
});

test('under the button is what no field can mend; the agreement is asked for in the summary', () => {
  expect(whyNot({ obstacles })).toEqual(['Chybí palety.']);
  expect(firstMissing({ obstacles: obstacles.slice(0, 1) })).toBeUndefined();
});
