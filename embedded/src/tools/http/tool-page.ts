import type { Guest } from '../statement/accept-statement.ts';
import type { ToolName } from '../tool.ts';
import { type ToolText, toolTextIn } from './tool-text.ts';

type Page = { tool: ToolName; portalUrl: string; guest: Guest | undefined; language: string };

/** All that a tool shows here: whom it has let in, and the way back. */
export function toolPage({ tool, portalUrl, guest, language }: Page): string {
  const { language: found, text } = toolTextIn(guest?.language ?? language);
  const { name, purpose } = text.tools[tool];
  return `<!doctype html>
<html lang="${found}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>${escaped(name)}</header>
<main>
${(guest ? welcome(text, guest) : [`<p>${escaped(text.nobody)}</p>`]).join('\n')}
<p>${escaped(purpose)}</p>
<p class="small">${escaped(text.demonstration)}</p>
<p><a href="${escaped(portalUrl)}/">${escaped(text.back)}</a></p>
</main>
</body>
</html>
`;
}

function welcome(text: ToolText, { firstName, lastName, company }: Guest): string[] {
  return [
    `<h1>${escaped(text.greeting.replace('{name}', `${firstName} ${lastName}`.trim()))}</h1>`,
    ...(company ? [`<p>${escaped(text.company.replace('{company}', company))}</p>`] : []),
  ];
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);

export const toolStyle = `
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f2ee, #1d1b19); color: light-dark(#221d18, #f2ede6); }
header { padding: 1rem 1.5rem; background: #4a3b2c; color: #fff; font-weight: 600; }
main { max-width: 38rem; margin: 2rem auto; padding: 0 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
.small { font-size: 0.9rem; }
a { display: inline-block; padding: 0.75rem 0; color: inherit; font-weight: 600; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;
