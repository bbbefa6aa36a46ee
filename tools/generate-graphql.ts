import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, type DocumentNode, parse, printSchema } from 'graphql';
import type { GeneratedFile } from './generated-file.ts';
import { repositoryRoot } from './repository.ts';

const banner = '// Made by `npm run generate`; do not edit.\n';

/** Wire types for both sides, and the browser's typed operations; @graphql-codegen's own command does not install. */
export async function generateGraphql(): Promise<GeneratedFile[]> {
  const schema = buildSchema((await sources('contract/src/**/*.graphql')).map(({ text }) => text).join('\n'));
  const common = { schema: parse(printSchema(schema)), schemaAst: schema };
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    defaultScalarType: 'unknown',
    contextType: 'unknown',
    avoidOptionals: { resolvers: true, query: true, mutation: true },
  };
  const documents = (await sources('web/src/**/*.graphql')).map(({ path, text }) => ({
    location: path,
    document: parse(text),
  }));

  const [wire, browser] = await Promise.all([
    made('contract/src/generated/wire.ts', { ...common, config, documents: [] }, { typescript, resolvers }),
    made(
      'web/src/generated/operations.ts',
      { ...common, config: { ...config, documentMode: 'string' }, documents },
      { operations, typedDocuments },
    ),
  ]);
  return [wire, ...inFilesOfTheirOwn(browser.text), digestsOf(browser.text)];
}

/** The server knows the browser's documents by these, exactly as the browser sends them. */
function digestsOf(text: string): GeneratedFile {
  const sent = [...text.matchAll(/^export const (\w+)Document = new TypedDocumentString\(`([^`]*)`\)/gm)];
  const lines = sent.map(([, name = '', source = '']) => {
    if (/[\\$]\{|\\/.test(source)) throw new Error(`${name} holds an escape: its digest would be of another text`);
    return `  '${createHash('sha256').update(source).digest('base64url')}', // ${name}\n`;
  });
  return {
    path: 'server/src/edge/graphql/own-documents.generated.ts',
    text: `${banner}/** SHA-256 of every document that our own web sends. */\nexport const ownDocumentDigests: ReadonlySet<string> = new Set([\n${lines.join('')}]);\n`,
  };
}

type Input = Pick<Parameters<typeof codegen>[0], 'schema' | 'schemaAst' | 'config' | 'documents'>;
type Plugins = NonNullable<Parameters<typeof codegen>[0]['pluginMap']>;

async function made(path: string, input: Input, pluginMap: Plugins): Promise<GeneratedFile> {
  const plugins = Object.keys(pluginMap).map((name) => ({ [name]: {} }));
  return { path, text: banner + (await codegen({ ...input, filename: path, plugins, pluginMap })) };
}

async function sources(pattern: string): Promise<{ path: string; text: string; document?: DocumentNode }[]> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: repositoryRoot }))).sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(repositoryRoot, path), 'utf8') })));
}

/** A file for each operation: out of one file for all, the first page would load every operation of the portal. */
function inFilesOfTheirOwn(text: string): GeneratedFile[] {
  const [types = '', ...parts] = text.split(/^(?=export const \w+ = new TypedDocumentString\()/m);
  const fragments = new Map<string, string>();
  const files = parts.flatMap((part) => operationFile(part, fragments));
  const doors = ['operation-types.ts', ...files.map(({ path }) => `operations/${basename(path)}`)];
  return [
    { path: 'web/src/generated/operation-types.ts', text: types },
    ...files,
    ...[...fragments].map(([name, source]) => ({
      path: fragmentPath(name),
      text: `${banner}export const ${name} = \`${source}\`;\n`,
    })),
    {
      path: 'web/src/generated/operations.ts',
      text: banner + doors.map((door) => `export * from './${door}';\n`).join(''),
    },
  ];
}

/** The generator repeats every fragment in every operation; here each is written once and imported. */
function operationFile(part: string, fragments: Map<string, string>): GeneratedFile[] {
  const [, name, source = '', result, variables] =
    /^export const (\w+)Document = new TypedDocumentString\(`([^`]*)`\).*<(\w+), (\w+)>;\s*$/s.exec(part) ?? [];
  // What is left are the fragments themselves, and operations hold those.
  if (!name) return [];
  const [operation = '', ...used] = source.split(/(?=^ *fragment \w+ on )/m);
  const names = used.map((fragment) => {
    const [, of = ''] = /fragment (\w+) on /.exec(fragment) ?? [];
    fragments.set(of, fragment.trim());
    return of;
  });
  const imports = [
    ...names.toSorted().map((of) => `import { ${of} } from '../fragments/${inKebabCase(of)}.ts';\n`),
    `import { type ${result}, type ${variables}, TypedDocumentString } from '../operation-types.ts';\n`,
  ];
  const whole = names.length > 0 ? `${operation}    ${names.map((of) => `\${${of}}`).join('\n')}` : operation;
  return [
    {
      path: `web/src/generated/operations/${inKebabCase(name)}.ts`,
      text: `${banner}${imports.join('')}export const ${name}Document = /* @__PURE__ */ new TypedDocumentString(\`${whole}\`) as unknown as TypedDocumentString<${result}, ${variables}>;\n`,
    },
  ];
}

const fragmentPath = (name: string): string => `web/src/generated/fragments/${inKebabCase(name)}.ts`;

const inKebabCase = (name: string): string => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
