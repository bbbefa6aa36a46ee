import { parseAst } from 'vite';

/** What the route table says of a page. */
export type RouteScreen = {
  path: string;
  /** The screen's module, as in `screens/home/home-screen.tsx`. */
  screen: string;
  chrome: string;
};

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declarations = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'];
type Expression = NonNullable<Declarations[number]['init']>;

/**
 * Reads the source of `route-table.ts`, so that nothing is said twice. A route whose screen nobody has built yet is left
 * out; a table that cannot be understood any more is an error.
 */
export function readRouteScreens(source: string): RouteScreen[] {
  const constants = new Map(constantsOf(source));
  const rows = entriesOf(constants.get('routeTable'));
  if (rows.length === 0) throw new Error('route-table.ts holds no table of routes');
  return rows.flatMap(([path, row]) => {
    const screen = valueIn(row, 'screen');
    if (!screen) return [];
    const call = screen.type === 'Identifier' ? constants.get(screen.name) : screen;
    return { path, screen: moduleIn(call, path), chrome: textOf(valueIn(row, 'chrome')) ?? 'none' };
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
function moduleIn(call: Expression | null | undefined, path: string): string {
  const [fetchModule] = call?.type === 'CallExpression' ? call.arguments : [];
  const imported = fetchModule?.type === 'ArrowFunctionExpression' ? fetchModule.body : undefined;
  const module = imported?.type === 'ImportExpression' ? textOf(imported.source) : undefined;
  if (!module) throw new Error(`route-table.ts does not show which module is the screen of ${path}`);
  return module.replace('#', '');
}

function entriesOf(object: Expression | null | undefined): [string, Expression][] {
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property): [string, Expression][] => {
    if (property.type !== 'Property') return [];
    const name = property.key.type === 'Identifier' ? property.key.name : textOf(property.key);
    return name === undefined ? [] : [[name, property.value as Expression]];
  });
}

const valueIn = (object: Expression | null | undefined, name: string): Expression | undefined =>
  entriesOf(object).find(([key]) => key === name)?.[1];

const textOf = (node: { type: string; value?: unknown } | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
