import { defaultMarkdownParser, defaultMarkdownSerializer, MarkdownSerializer, schema } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';

export { schema };

// Only what the server lets through is read as more than text (`sanitiseContent`).
defaultMarkdownParser.tokenizer.disable(['image', 'code', 'fence', 'backticks', 'hr', 'html_block', 'html_inline']);

const { nodes, marks } = defaultMarkdownSerializer;
const serializer = new MarkdownSerializer(
  { ...nodes, bullet_list: (state, node) => state.renderList(node, '  ', () => '- ') },
  marks,
);

export const toDocument = (markdown: string): Node => defaultMarkdownParser.parse(markdown);

/** Markdown knows no end of bold between a full stop and a letter: then the stop goes behind it. */
const stopWithin = /([\p{P}--*]+)(\*{1,3})(?=[\p{L}\p{N}])/gv;

export function toMarkdown(document: Node): string {
  const markdown = serializer.serialize(document).trim();
  const isWhole = toDocument(markdown).textContent === document.textContent;
  return isWhole ? markdown : markdown.replaceAll(stopWithin, '$2$1');
}

/** What the rich text cannot hold: tables, code, pictures, markup, links by reference, struck words. */
const beyond = /^\s*\||^\s*(?:```|~~~)|!\[|<[a-z/!]|^\s*\[[^\]]+\]:|~~|^\s*(?:-\s*){3,}$/im;

/** A text that would come back changed is written as Markdown instead. */
export const isRichText = (markdown: string): boolean => !beyond.test(markdown);
