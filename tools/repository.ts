import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

export const sourceFolders = [
  'contract/src',
  'server/src',
  'web/src',
  'demo/src',
  'embedded/src',
  'bench/src',
  'e2e',
  'tools',
];
