import { expect, test } from 'vitest';
import { deliveryFace, orderFace } from './status-faces.ts';

test('a status has one shape and tone, the same wherever it is shown', () => {
  expect(orderFace('Fully Rejected').tone).toBe('danger');
  expect(deliveryFace('PARTIALLY DELIVERED').tone).toBe('warning');
  expect(orderFace('Not Yet Processed').icon).toBe(deliveryFace('AWAITING FULLFILLMENT').icon);
});

test.each(['RETURNED TO HUB 7', '', 'constructor'])('one that nobody knows has a question mark: %j', (status) => {
  expect(orderFace(status)).toBe(deliveryFace(status));
  expect(orderFace(status).tone).toBe('neutral');
});
