import { matchedParts } from '../matched-parts.ts';

/** Wraps what was looked for into `mark`, in the text of somebody's markup that was cleaned already. */
export function markWords(text: DocumentFragment, query: string): void {
  if (query.trim() === '') return;
  for (const node of textNodesOf(text)) {
    const parts = matchedParts(node.data, query);
    if (!parts.some(({ isMatch }) => isMatch)) continue;
    node.replaceWith(
      ...parts.map(({ text: part, isMatch }) => {
        if (!isMatch) return part;
        const mark = document.createElement('mark');
        mark.textContent = part;
        return mark;
      }),
    );
  }
}

/** All of them before the first is changed: what is put in place of one would be walked into. */
function textNodesOf(text: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
