import { consentsInForce } from '@dray/contract/identity/consents.ts';
import { expect, test } from 'vitest';
import { acceptedNow, consentsOf, isInForce, missingOf } from './consents.model.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const { terms } = consentsInForce;

test('the version in force is reported where it was accepted, else the latest that was', () => {
  const accepted = [
    { kind: 'terms', version: 'old', acceptedAt: at(1) },
    { kind: 'terms', version: terms.version, acceptedAt: at(2) },
    { kind: 'terms', version: 'older', acceptedAt: at(3) },
    { kind: 'master-purchase', version: 'first', acceptedAt: at(4) },
    { kind: 'master-purchase', version: 'second', acceptedAt: at(5) },
  ];

  expect(consentsOf(accepted).map(({ kind, accepted: consent }) => [kind, consent?.version, consent?.at])).toEqual([
    ['terms', terms.version, at(2)],
    ['privacy', undefined, undefined],
    ['guidelines', undefined, undefined],
    ['masterPurchase', 'second', at(5)],
  ]);
});

test('what is missing is named, what is outdated is not in force, and what was given is kept by its own name', () => {
  expect(missingOf({ terms: terms.version, privacy: '' })).toEqual(['privacy', 'guidelines', 'masterPurchase']);
  expect([isInForce({}), isInForce({ terms: terms.version }), isInForce({ terms: 'old' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(acceptedNow({ masterPurchase: '3', privacy: undefined }, at(1))).toEqual([
    { kind: 'master-purchase', version: '3', acceptedAt: at(1) },
  ]);
});
