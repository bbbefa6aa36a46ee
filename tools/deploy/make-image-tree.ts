import { resolve } from 'node:path';
import { buildWebIfNeeded } from '@dray/embedded/launcher/web/build-web.ts';
import { repositoryRoot } from '../repository.ts';
import { makeImageTree } from './image-tree.ts';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node tools/deploy/make-image-tree.ts <an empty folder>');
  process.exit(2);
}
await buildWebIfNeeded(new AbortController().signal);
makeImageTree(repositoryRoot.replace(/\/$/, ''), resolve(folder));
