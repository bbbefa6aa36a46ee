import { expect, test } from 'vitest';
import { deliveryLook, orderLook } from './status-looks.ts';

test('a status has one shape and tone, the same wherever it is shown', () => {
  expect(orderLook('Fully Rejected').tone).toBe('danger');
  expect(deliveryLook('PARTIALLY DELIVERED').tone).toBe('warning');
  expect(orderLook('Not Yet Processed').icon).toBe(deliveryLook('AWAITING FULLFILLMENT').icon);
});

test.each(['RETURNED TO HUB 7', '', 'constructor'])('one that nobody knows has a question mark: %j', (status) => {
  expect(orderLook(status)).toBe(deliveryLook(status));
  expect(orderLook(status).tone).toBe('neutral');
});
