import { expect, test } from 'vitest';
import { workspace } from '#capabilities/reporting/power-bi/test-power-bi.ts';
import { readConfig } from './config.ts';

test('without Power BI the portal draws its reports itself', () => {
  expect(readConfig({}).powerBi).toBeUndefined();
});

test('a workspace is asked at Microsoft unless another address is given', () => {
  expect(readConfig(workspace).powerBi).toMatchObject({
    workspaceId: 'workspace-1',
    salesReportId: 'sales-1',
    contractReportId: undefined,
    role: 'Customer',
    authorityUrl: 'https://login.microsoftonline.com',
    apiUrl: 'https://api.powerbi.com',
    embedUrl: 'https://app.powerbi.com',
  });
});

test.each(['POWERBI_TENANT_ID', 'POWERBI_CLIENT_ID', 'POWERBI_CLIENT_SECRET', 'POWERBI_WORKSPACE_ID'])(
  'a workspace without its %s is refused',
  (name) => {
    expect(() => readConfig({ ...workspace, [name]: undefined })).toThrow(
      /^(?!.*between-us).*POWERBI_TENANT_ID, .* belong together/s,
    );
  },
);

test.each(['POWERBI_AUTHORITY_URL', 'POWERBI_API_URL', 'POWERBI_EMBED_URL'])(
  '%s is https unless it is on this machine',
  (name) => {
    expect(() => readConfig({ ...workspace, [name]: 'http://powerbi.example' })).toThrow(`${name} must be https`);
    expect(() => readConfig({ ...workspace, [name]: 'ftp://powerbi.example' })).toThrow(name);
    expect(readConfig({ ...workspace, [name]: 'http://127.0.0.1:1' }).powerBi).toBeDefined();
  },
);

test.each(['../../v1.0/other', 'a b', 'x'.repeat(65)])('an id such as %j is refused', (id) => {
  expect(() => readConfig({ ...workspace, POWERBI_SALES_REPORT_ID: id })).toThrow('POWERBI_SALES_REPORT_ID');
});
