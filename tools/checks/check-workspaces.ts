import { findWorkspaceUses, type WorkspaceUse } from './workspace-uses.ts';

/** Workspaces that need each other are one workspace, or miss a third: neither can change, or be tested, without the other. */
export function findWorkspaceCircles(root: string): string[] {
  const uses = findWorkspaceUses(root);
  const circles = uses.flatMap((use) => {
    const back = findShortestPath(uses, use.to, use.from);
    return back ? [fromTheFirst([use, ...back])] : [];
  });
  return [...new Map(circles.map((circle) => [circle.map(({ from }) => from).join(), described(circle)])).values()];
}

/** The uses that lead from one workspace to another, as few as possible. */
function findShortestPath(uses: readonly WorkspaceUse[], start: string, end: string): WorkspaceUse[] | undefined {
  const paths = new Map<string, WorkspaceUse[]>([[start, []]]);
  for (const [reached, path] of paths) {
    if (reached === end) return path;
    for (const use of uses) if (use.from === reached && !paths.has(use.to)) paths.set(use.to, [...path, use]);
  }
  return undefined;
}

/** The same circle is found from each of its members; told from the first by name it is one. */
function fromTheFirst(circle: readonly WorkspaceUse[]): WorkspaceUse[] {
  const names = circle.map(({ from }) => from);
  const start = names.indexOf(names.toSorted()[0] ?? '');
  return [...circle.slice(start), ...circle.slice(0, start)];
}

const described = (circle: readonly WorkspaceUse[]): string =>
  `workspaces in a circle: ${circle.map(({ from, to, file }) => `${from} → ${to} (${file})`).join(', ')}`;
