import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const provider = {
  OIDC_ISSUER: 'https://login.example.com/realms/trade',
  OIDC_CLIENT_ID: 'trade',
  OIDC_CLIENT_SECRET: 'between-us',
};

test('groups of staff and how they sign in are read from the operator’s own provider', () => {
  const { oidc } = readConfig({ ...provider, STAFF_GROUPS_CLAIM: 'https://brewery.example/groups', STAFF_ACR: 'phr' });

  expect(oidc).toMatchObject({ staff: { groupsClaim: 'https://brewery.example/groups', acr: 'phr' } });
  expect(readConfig(provider).oidc).toMatchObject({ staff: { groupsClaim: undefined, acr: undefined } });
});

test.each([
  [{ STAFF_GROUPS_CLAIM: 'groups' }, 'STAFF_GROUPS_CLAIM and STAFF_ACR need OIDC_ISSUER'],
  [{ STAFF_ACR: 'phr' }, 'STAFF_GROUPS_CLAIM and STAFF_ACR need OIDC_ISSUER'],
  [{ ...provider, STAFF_ACR: 'phr phrh' }, 'STAFF_ACR must be one value of acr, without spaces'],
  [{ ...provider, STAFF_GROUPS_CLAIM: 'g'.repeat(201) }, 'STAFF_GROUPS_CLAIM must be the name of a claim'],
])('what cannot be used is named: %o', (variables, problem) => {
  expect(() => readConfig(variables)).toThrow(problem);
});
