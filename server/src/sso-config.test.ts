import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const own = {
  DEMO: '0',
  DATABASE_URL: 'postgres://dray:secret@db:5432/dray',
  PUBLIC_URL: 'https://orders.example.com',
};

test('a tool is connected by its address and the name it goes by', () => {
  const { tools } = readConfig({
    ...own,
    SSO_PUBMENU_URL: 'https://menu.example.com/acs',
    SSO_PUBMENU_AUDIENCE: 'urn:example:menu',
  });

  expect(tools).toEqual({ pubMenu: { url: 'https://menu.example.com/acs', audience: 'urn:example:menu' } });
  expect(readConfig(own).tools).toEqual({});
});

test.each([
  [
    { SSO_ELEARNING_URL: 'https://learning.example.com' },
    'SSO_ELEARNING_URL and SSO_ELEARNING_AUDIENCE belong together',
  ],
  [{ SSO_EMPTIES_AUDIENCE: 'urn:x' }, 'SSO_EMPTIES_URL and SSO_EMPTIES_AUDIENCE belong together'],
  [{ SSO_EMPTIES_URL: 'empties.example.com', SSO_EMPTIES_AUDIENCE: 'urn:x' }, 'SSO_EMPTIES_URL must look like'],
  [
    { SSO_EMPTIES_URL: 'http://empties.example.com', SSO_EMPTIES_AUDIENCE: 'urn:x' },
    'SSO_EMPTIES_URL must be https unless the tool runs on this machine',
  ],
])('%j is refused', (variables, problem) => {
  expect(() => readConfig({ ...own, ...variables })).toThrow(problem);
});

test.each([
  [{ ...own, SSO_EMPTIES_URL: 'http://127.0.0.1:4003/acs' }],
  [{ ...own, DEMO: '1', SSO_EMPTIES_URL: 'http://demo.example.com:4003/acs' }],
])('in the clear only on this machine or in a demonstration: %j', (variables) => {
  expect(readConfig({ ...variables, SSO_EMPTIES_AUDIENCE: 'urn:x' }).tools.emptiesManagement?.audience).toBe('urn:x');
});
