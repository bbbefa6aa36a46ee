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
  const [types = '', ...texts] = browser.text.split(/^(?=export const \w+ = new TypedDocumentString\()/m);
  const parts = texts.flatMap(operationPart);
  return [wire, ...operationFiles(types, parts), documentsOf(parts)];
}

/** What the browser sends in place of a document: readable where calls are listed, and another one for another text. */
const idOf = (source: string): string => {
  const [, kind = '', name = ''] = /^\s*(query|mutation) (\w+)/.exec(source) ?? [];
  return `${kind} ${name} ${createHash('sha256').update(source).digest('base64url')}`;
};

/** The texts behind the ids: the server reads them here, the browser only for a server that does not know them. */
function documentsOf(parts: readonly OperationPart[]): GeneratedFile {
  const fragments = new Map(parts.flatMap((part) => part.fragments));
  const texts = parts.map(({ source, operation, fragments: used }) => {
    if (/[\\$]\{|\\/.test(source)) throw new Error(`${idOf(source)} holds an escape: its id would be of another text`);
    const whole = used.length > 0 ? `${operation}    ${used.map(([of]) => `\${${of}}`).join('\n')}` : operation;
    return `  '${idOf(source)}': \`${whole}\`,\n`;
  });
  return {
    path: 'contract/src/generated/web-documents.ts',
    text: [
      banner,
      ...[...fragments].map(([name, source]) => `const ${name} = \`${source}\`;\n`),
      '/** Every document of our own web, by what it sends in its place. */\n',
      `export const webDocuments: Readonly<Record<string, string>> = {\n${texts.join('')}};\n`,
    ].join(''),
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

type OperationPart = {
  name: string;
  result: string;
  variables: string;
  source: string;
  /** The text in front of its fragments. */
  operation: string;
  /** The generator repeats them in every operation; here each is written once. */
  fragments: readonly (readonly [name: string, text: string])[];
};

function operationPart(part: string): OperationPart[] {
  const [, name, source = '', result = '', variables = ''] =
    /^export const (\w+)Document = new TypedDocumentString\(`([^`]*)`\).*<(\w+), (\w+)>;\s*$/s.exec(part) ?? [];
  // What is left are the fragments themselves, and operations hold those.
  if (!name) return [];
  const [operation = '', ...used] = source.split(/(?=^ *fragment \w+ on )/m);
  const fragments = used.map((text) => [/fragment (\w+) on /.exec(text)?.[1] ?? '', text.trim()] as const);
  return [{ name, result, variables, source, operation, fragments }];
}

/** A file for each operation: out of one file for all, the first page would load every operation of the portal. */
function operationFiles(types: string, parts: readonly OperationPart[]): GeneratedFile[] {
  const files = parts.map(({ name, result, variables, source }) => ({
    path: `web/src/generated/operations/${inKebabCase(name)}.ts`,
    text:
      `${banner}import { type ${result}, type ${variables}, TypedDocumentString } from '../operation-types.ts';\n` +
      `export const ${name}Document = /* @__PURE__ */ new TypedDocumentString('${idOf(source)}') as unknown as TypedDocumentString<${result}, ${variables}>;\n`,
  }));
  const doors = ['operation-types.ts', ...files.map(({ path }) => `operations/${basename(path)}`)];
  return [
    { path: 'web/src/generated/operation-types.ts', text: types },
    ...files,
    {
      path: 'web/src/generated/operations.ts',
      text: banner + doors.map((door) => `export * from './${door}';\n`).join(''),
    },
  ];
}

const inKebabCase = (name: string): string => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
