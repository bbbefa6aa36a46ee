import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateGraphql } from './generate-graphql.ts';
import { generateTables } from './generate-tables.ts';
import { repositoryRoot } from './repository.ts';

for (const { path, text } of [...(await generateGraphql()), await generateTables()]) {
  await mkdir(dirname(join(repositoryRoot, path)), { recursive: true });
  await writeFile(join(repositoryRoot, path), text);
  console.log(path);
}
