import { expect, test } from 'vitest';
import { hostsOf } from './start-tools-beside.ts';
import { missingTools, variablesOf } from './tool-variables.ts';

test.each([
  ['http://localhost:3000', '127.0.0.1', { TOOL_HOST: '127.0.0.1', TOOL_PUBLIC_HOST: '127.0.0.1' }],
  ['http://127.0.0.1:3000', '127.0.0.1', { TOOL_HOST: '127.0.0.1', TOOL_PUBLIC_HOST: 'localhost' }],
  ['http://demo.example:3000', '0.0.0.0', { TOOL_HOST: '0.0.0.0', TOOL_PUBLIC_HOST: 'demo.example' }],
])('beside %s on %s no tool is sent the portal’s session on this machine', (publicUrl, host, hosts) => {
  expect(hostsOf(publicUrl, host)).toEqual(hosts);
});

test('only tools that nobody has named an address for are started, and the server learns where they are', () => {
  expect(missingTools({ SSO_PUBMENU_URL: 'https://menu.example' })).toEqual(['eLearning', 'emptiesManagement']);
  expect(variablesOf([{ name: 'emptiesManagement', acsUrl: 'http://127.0.0.1:4003/acs' }])).toEqual({
    SSO_EMPTIES_URL: 'http://127.0.0.1:4003/acs',
    SSO_EMPTIES_AUDIENCE: 'urn:dray:tool:emptiesManagement',
  });
});
