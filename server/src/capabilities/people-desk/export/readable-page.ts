import { customs, type Language } from '@dray/contract/languages.ts';
import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { type PersonalPart, type PersonalRow, personalParts } from '@dray/contract/people-desk/personal-data.ts';
import { personalColumnText, personalPartText, personalText } from '@dray/contract/people-desk/personal-data-text.ts';
import { writtenMoment } from '@dray/contract/texts/written-value.ts';

export type ReadPart = { part: PersonalPart; rows: readonly PersonalRow[] };

/** One page that opens without us and without a network, in the person's language. */
export function readablePage(parts: readonly ReadPart[], language: Language, madeAt: Date): string {
  const { timeZone } = marketOf(headOffice);
  const moment = (at: Date) => writtenMoment(language, at, timeZone);
  const cell = (value: PersonalRow[keyof PersonalRow]) => {
    if (value instanceof Date) return escaped(moment(value));
    if (value === true || value === false) return personalText(value ? 'yes' : 'no', language);
    return escaped(String(value ?? ''));
  };
  const section = ({ part, rows }: ReadPart) => {
    const columns = personalParts[part];
    const head = columns.map((column) => `<th scope="col">${escaped(personalColumnText(column, language))}</th>`);
    const body = rows.map(
      (row: PersonalRow) => `<tr>${columns.map((column) => `<td>${cell(row[column])}</td>`).join('')}</tr>`,
    );
    const table = `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
    const nothing = `<p>${escaped(personalText('nothing', language))}</p>`;
    return `<h2>${escaped(personalPartText(part, language))}</h2>${rows.length > 0 ? table : nothing}`;
  };
  const title = escaped(personalText('title', language));
  return `<!doctype html>
<html lang="${customs[language].locale}"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem;max-width:72rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #999;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}</style>
</head><body><h1>${title}</h1>
<p>${escaped(personalText('madeAt', language))} ${escaped(moment(madeAt))}</p>
<p>${escaped(personalText('lead', language))}</p>
${parts.map(section).join('\n')}
</body></html>
`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
