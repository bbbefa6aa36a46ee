import type { Confirmation, ConfirmedLine, Fact } from './confirmation.model.ts';

/** Colours of the market's brand; mail programs know no style sheets of ours, so everything is written on its element. */
export type MailColours = { header: string; primary: string };

const ink = '#1C1B19';
const muted = '#5C574F';
const rule = '#DED9D0';
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

export function confirmationAsHtml(mail: Confirmation, colours: MailColours): string {
  return `<!doctype html>
<html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escaped(mail.subject)}</title></head>
<body style="margin:0;padding:0;background:#F7F5F1;color:${ink};${font};font-size:15px;line-height:1.45">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:#FFFFFF;border:1px solid ${rule};border-radius:8px">
<tr><td style="background:${colours.header};color:#FFFFFF;padding:24px 20px;border-radius:7px 7px 0 0">
<h1 style="margin:0;font-size:24px;line-height:1.2">${escaped(mail.heading)}</h1>
<p style="margin:8px 0 0">${escaped(mail.intro)}</p></td></tr>
<tr><td style="padding:8px 20px 24px">
${facts(mail.facts)}
${heading(mail.delivery.title)}${facts(mail.delivery.facts)}
${heading(mail.goods.title)}${goods(mail)}
${mail.deposits.rows.length > 0 ? heading(mail.deposits.title) + amounts(mail.deposits.rows) : ''}
${amounts(mail.sums.slice(0, -1), mail.sums.at(-1))}
<p style="margin:12px 0 24px;color:${muted}">${escaped(mail.load)}</p>
<p style="margin:0 0 24px"><a href="${escaped(mail.link.url)}" style="display:inline-block;padding:12px 20px;background:${colours.primary};color:#FFFFFF;text-decoration:none;border-radius:6px;font-weight:600">${escaped(mail.link.label)}</a></p>
${mail.closing.map((text) => `<p style="margin:0 0 8px;color:${muted};font-size:13px">${escaped(text)}</p>`).join('\n')}
</td></tr></table></td></tr></table></body></html>
`;
}

const heading = (title: string): string =>
  `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.3">${escaped(title)}</h2>`;

const table = (rows: string): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows}</table>`;

const facts = (rows: readonly Fact[]): string =>
  table(
    rows
      .map(
        ({ label, value }) =>
          `<tr><th scope="row" align="left" valign="top" style="padding:6px 12px 6px 0;width:38%;font-weight:400;color:${muted};border-bottom:1px solid ${rule}">${escaped(label)}</th><td valign="top" style="padding:6px 0;border-bottom:1px solid ${rule};overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
      )
      .join('\n'),
  );

/** Three columns, so that a telephone shows them without turning. */
function goods({ goods: { columns, lines } }: Confirmation): string {
  const cell = (text: string, align: 'left' | 'right', left: number) =>
    `<th scope="col" align="${align}" valign="bottom" style="padding:6px 0 6px ${left}px;font-size:13px;font-weight:600;color:${muted};border-bottom:2px solid ${rule}">${escaped(text)}</th>`;
  const head = `<tr>${cell(columns.packs, 'right', 0)}${cell(columns.product, 'left', 12)}${cell(columns.total, 'right', 12)}</tr>`;
  return table(`${head}\n${lines.map(goodsRow).join('\n')}`);
}

function goodsRow({ name, details, packs, unit, total }: ConfirmedLine): string {
  const border = `border-bottom:1px solid ${rule}`;
  const small = [...details, `${packs}\u00a0× ${unit}`]
    .map((text) => `<br><span style="font-size:13px;color:${muted}">${escaped(text)}</span>`)
    .join('');
  return `<tr><td align="right" valign="top" style="padding:8px 0;${border}">${escaped(packs)}</td><td valign="top" style="padding:8px 0 8px 12px;${border}">${escaped(name)}${small}</td><td align="right" valign="top" style="padding:8px 0 8px 12px;white-space:nowrap;font-weight:600;${border}">${escaped(total)}</td></tr>`;
}

function amounts(rows: readonly Fact[], grand?: Fact): string {
  const row = ({ label, value }: Fact, style: string) =>
    `<tr><th scope="row" align="left" style="padding:6px 12px 6px 0;font-weight:inherit;${style}">${escaped(label)}</th><td align="right" style="padding:6px 0;white-space:nowrap;${style}">${escaped(value)}</td></tr>`;
  const sums = rows.map((fact) => row(fact, `border-bottom:1px solid ${rule}`)).join('\n');
  const last = grand ? row(grand, `border-top:2px solid ${ink};font-size:18px;font-weight:700`) : '';
  return `<div style="margin-top:${grand ? 24 : 0}px">${table(sums + last)}</div>`;
}
