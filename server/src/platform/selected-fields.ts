/** As much of a GraphQL call's `info` as tells what was selected. */
type Selecting = {
  readonly fieldNodes: readonly FieldNode[];
  readonly fragments: Readonly<Record<string, { readonly selectionSet: SelectionSet } | undefined>>;
};
type SelectionSet = { readonly selections: readonly Selection[] };
type FieldNode = {
  readonly kind: 'Field';
  readonly name: { readonly value: string };
  readonly selectionSet?: SelectionSet | undefined;
};
type Selection =
  | FieldNode
  | { readonly kind: 'InlineFragment'; readonly selectionSet: SelectionSet }
  | { readonly kind: 'FragmentSpread'; readonly name: { readonly value: string } };

const known = new WeakMap<readonly FieldNode[], ReadonlySet<string>>();

/**
 * The paths below a field that a document selects, such as `items.deliveryDate`. What a directive may leave out counts
 * as selected: knowing too much costs a look-up, knowing too little an answer.
 */
export function selectedFields({ fieldNodes, fragments }: Selecting): ReadonlySet<string> {
  const cached = known.get(fieldNodes);
  if (cached) return cached;
  const paths = new Set<string>();
  // A fragment spread again at the same place adds nothing; fragments that spread each other would add it without end.
  const spreads = new Set<string>();
  const collect = (selection: SelectionSet | undefined, prefix: string) => {
    for (const node of selection?.selections ?? []) {
      if (node.kind === 'InlineFragment') collect(node.selectionSet, prefix);
      else if (node.kind === 'FragmentSpread') {
        const spread = `${prefix} ${node.name.value}`;
        if (!spreads.has(spread)) collect(fragments[node.name.value]?.selectionSet, prefix);
        spreads.add(spread);
      } else {
        paths.add(`${prefix}${node.name.value}`);
        collect(node.selectionSet, `${prefix}${node.name.value}.`);
      }
    }
  };
  for (const { selectionSet } of fieldNodes) collect(selectionSet, '');
  known.set(fieldNodes, paths);
  return paths;
}
