import { invalid } from '../filter/tokens.ts';
import {
  type EntitySet,
  findNavigation,
  findProperty,
  getSet,
  type Navigation,
  type Service,
} from '../model/service.ts';

/** What an answer shows of an entity: which properties, and which neighbours whole instead of as an address. */
export type Shape = {
  set: EntitySet;
  /** `undefined`: all of them. */
  properties: ReadonlySet<string> | undefined;
  deferred: readonly string[];
  expanded: readonly { navigation: Navigation; shape: Shape }[];
};

type Asked = { select: string | null; expand: string | null };

const maxDepth = 3;
const maxPaths = 300;

export function parseShape(service: Service, set: EntitySet, { select, expand }: Asked): Shape {
  const selected = pathsOf(select);
  const expanded = pathsOf(expand);
  return shapeOf(service, set, { selected: select ? selected : undefined, expanded });
}

function pathsOf(text: string | null): string[][] {
  const paths = (text ?? '').split(',').filter((path) => path.trim() !== '');
  if (paths.length > maxPaths) throw invalid(`more than ${maxPaths} properties are named`);
  return paths.map((path) => path.trim().split('/'));
}

type Paths = { selected: readonly string[][] | undefined; expanded: readonly string[][] };

function shapeOf(service: Service, set: EntitySet, { selected, expanded }: Paths, depth = 1): Shape {
  if (depth > maxDepth) throw invalid(`$expand goes deeper than ${maxDepth}`);
  checkNames(set, selected ?? [], expanded);
  const names = (selected ?? [['*']]).map(([first = '']) => first);
  const wantsAll = names.includes('*');
  const isWanted = (name: string) => wantsAll || names.includes(name);
  const first = new Set(expanded.map(([name = '']) => name));
  return {
    set,
    properties: wantsAll ? undefined : new Set(names),
    deferred: set.navigations.map(({ name }) => name).filter((name) => isWanted(name) && !first.has(name)),
    expanded: set.navigations
      .filter(({ name }) => first.has(name) && (selected === undefined || names.includes(name)))
      .map((navigation) => ({
        navigation,
        shape: shapeOf(service, getSet(service, navigation.to), below(navigation.name, selected, expanded), depth + 1),
      })),
  };
}

/** `to_Item` alone means all of it. */
function below(name: string, selected: readonly string[][] | undefined, expanded: readonly string[][]): Paths {
  const inside = (paths: readonly string[][]) => paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
  const ownSelected = inside(selected ?? []);
  const hasAll = ownSelected.length === 0 || ownSelected.some((path) => path.length === 0);
  return {
    selected: hasAll ? undefined : ownSelected,
    expanded: inside(expanded).filter((path) => path.length > 0),
  };
}

function checkNames(set: EntitySet, selected: readonly string[][], expanded: readonly string[][]): void {
  for (const [name = ''] of selected) {
    if (name !== '*' && !findProperty(set, name) && !findNavigation(set, name)) {
      throw invalid(`$select names ${name}, which ${set.typeName} does not have`);
    }
  }
  for (const [name = ''] of expanded) {
    if (!findNavigation(set, name)) throw invalid(`$expand names ${name}, which ${set.typeName} does not have`);
  }
}
