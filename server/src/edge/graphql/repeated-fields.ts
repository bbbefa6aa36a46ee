import { Kind, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import type { Fragments } from './fragments.ts';

const empty: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] };

/**
 * How often the most repeated field is asked for at one place of the answer. Validation holds every two of them against
 * each other. Walks the document written out, so its measure must have been taken before.
 */
export function maxRepeated({ selectionSet }: OperationDefinitionNode, fragments: Fragments): number {
  const times = new Map<string, number>();
  walk(selectionSet, '');
  return Math.max(0, ...times.values());

  function walk({ selections }: SelectionSetNode, parentPath: string): void {
    for (const node of selections) visit(node, parentPath);
  }

  function visit(node: SelectionNode, parentPath: string): void {
    if (node.kind !== Kind.FIELD) {
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      walk(inner?.selectionSet ?? empty, parentPath);
      return;
    }
    const fieldPath = `${parentPath}.${(node.alias ?? node.name).value}`;
    times.set(fieldPath, (times.get(fieldPath) ?? 0) + 1);
    walk(node.selectionSet ?? empty, fieldPath);
  }
}
