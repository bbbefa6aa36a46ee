import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const urls = {
  TESI_URL: 'https://tesi.example.com',
  OLSA_URL: 'https://olsa.example.com',
  CONTENT_URL: 'https://cms.example.com/content',
};

test('archives and the CMS are told who asks, each in its own way', () => {
  const { archives, content } = readConfig({
    ...urls,
    TESI_AUTH: 'basic dray:a secret:word',
    OLSA_AUTH: 'Bearer abc.DEF-1',
    CONTENT_AUTH: 'bearer xyz',
  });

  expect(archives.authorizations).toEqual({
    tesi: `Basic ${Buffer.from('dray:a secret:word').toString('base64')}`,
    cablog: undefined,
    olsa: 'Bearer abc.DEF-1',
  });
  expect(content).toEqual({ url: urls.CONTENT_URL, authorization: 'Bearer xyz' });
  expect(readConfig(urls).content).toEqual({ url: urls.CONTENT_URL, authorization: undefined });
});

test.each([
  ['neither way', { ...urls, TESI_AUTH: 'dray:secret' }, 'TESI_AUTH must look like'],
  ['a name without a password', { ...urls, TESI_AUTH: 'basic dray' }, 'TESI_AUTH must look like'],
  ['a token of two lines', { ...urls, CONTENT_AUTH: 'bearer a\nx: y' }, 'CONTENT_AUTH must look like'],
  ['nobody to tell', { CABLOG_AUTH: 'bearer a' }, 'CABLOG_AUTH needs CABLOG_URL'],
])('%s stops the start, and the secret is not repeated', (_name, environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem);
  expect(() => readConfig(environment)).not.toThrow(/secret/);
});
