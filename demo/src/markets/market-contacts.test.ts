import { expect, test } from 'vitest';
import { countries } from './demo-countries.ts';
import { marketContacts } from './market-contacts.ts';

const phoneShapes = {
  CZ: /^\+420 \d{3} \d{3} \d{3}$/,
  SK: /^\+421 \d{3} \d{3} \d{3}$/,
  IT: /^\+39 02 \d{4} \d{4}$/,
  ES: /^\+34 \d{3} \d{3} \d{3}$/,
};

test('each market has one contact', () => {
  expect(marketContacts.map(({ country }) => country)).toEqual(countries);
});

test.each(marketContacts)('the contact of $country is written as the market writes it', (contact) => {
  expect(contact.orders_phone).toMatch(phoneShapes[contact.country]);
  expect(contact.service_phone).toMatch(phoneShapes[contact.country]);
  expect(contact.email).toMatch(/\.example$/);
});
