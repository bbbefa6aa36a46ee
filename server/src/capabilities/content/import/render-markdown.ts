import { Marked } from 'marked';
import { sanitiseContent, textOfHtml } from '#platform/text/safe-html.ts';

const markdownReader = new Marked({ async: false, gfm: true, breaks: false });

/** Headings begin at the second level: the first is the page's own title. */
const levels = (html: string): string => html.replaceAll(/<(\/?)h1>/g, '<$1h2>').replaceAll(/<(\/?)h[4-6]>/g, '<$1h3>');

/** HTML of what somebody wrote, sanitised whatever they wrote. */
export const renderMarkdown = (markdown: string): string =>
  sanitiseContent(levels(markdownReader.parse(markdown) as string));

const endOfBlock = /<\/(?:p|ul|ol|h2|h3|blockquote|table)>/;

/** The same as plain text, for places that show no markup: an empty line between blocks, a line for each point of a list. */
export const plainOfMarkdown = (markdown: string): string =>
  renderMarkdown(markdown)
    .split(endOfBlock)
    .map((block) =>
      block.includes('<li>')
        ? block
            .split('<li>')
            .map(textOfHtml)
            .filter(Boolean)
            .map((point) => `• ${point}`)
            .join('\n')
        : textOfHtml(block),
    )
    .filter(Boolean)
    .join('\n\n');
