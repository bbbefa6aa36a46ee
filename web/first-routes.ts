import { parseAst } from 'vite';

/** What the route table says of a page that somebody may meet first. */
export type FirstRoute = {
  path: string;
  /** The screen's module, as in `screens/home/home-screen.tsx`. */
  screen: string;
  texts: readonly string[];
  chrome: string;
  hasBanners: boolean;
};

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declarations = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'];
type Expression = NonNullable<Declarations[number]['init']>;

/**
 * Reads routes from the source of `route-table.ts`, so that nothing is said twice. A route whose screen nobody has built
 * yet is left out; a table that cannot be understood any more is an error.
 */
export function readFirstRoutes(source: string, paths: readonly string[]): FirstRoute[] {
  const constants = new Map(constantsOf(source));
  return paths.flatMap((path) => {
    const row = valueIn(constants.get('routeTable'), path);
    if (!row) throw new Error(`route-table.ts has no row for ${path}`);
    const screen = valueIn(row, 'screen');
    if (!screen) return [];
    return {
      path,
      ...screenIn(screen.type === 'Identifier' ? constants.get(screen.name) : screen, path),
      chrome: textOf(valueIn(row, 'chrome')) ?? 'none',
      hasBanners: valueIn(row, 'bannerLocation') !== undefined,
    };
  });
}

function constantsOf(source: string): [string, Expression | null][] {
  return parseAst(source, { lang: 'ts' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.map(({ id, init }): [string, Expression | null] => [
      id.type === 'Identifier' ? id.name : '',
      init,
    ]);
  });
}

/** `screen(() => import('#screens/home/home-screen.tsx'), 'HomeScreen', ['home', 'contact'])` */
function screenIn(call: Expression | null | undefined, path: string): Pick<FirstRoute, 'screen' | 'texts'> {
  const [fetchModule, , areas] = call?.type === 'CallExpression' ? call.arguments : [];
  const imported = fetchModule?.type === 'ArrowFunctionExpression' ? fetchModule.body : undefined;
  const module = imported?.type === 'ImportExpression' ? textOf(imported.source) : undefined;
  if (!module) throw new Error(`route-table.ts does not show which module is the screen of ${path}`);
  const texts = areas?.type === 'ArrayExpression' ? areas.elements : [];
  return {
    screen: module.replace('#', ''),
    texts: texts.map((area) => textOf(area) ?? '').filter(Boolean),
  };
}

function valueIn(object: Expression | null | undefined, name: string): Expression | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const property of object.properties) {
    if (property.type !== 'Property') continue;
    const key = property.key.type === 'Identifier' ? property.key.name : textOf(property.key);
    if (key === name) return property.value;
  }
  return undefined;
}

const textOf = (node: { type: string; value?: unknown } | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
