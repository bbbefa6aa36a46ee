import type { Confirmation, Fact } from './confirmation.model.ts';

const factLine = ({ label, value }: Fact): string => `${label}: ${value}`;
const section = (title: string, lines: readonly string[]): string => [title.toUpperCase(), ...lines].join('\n');

/** For readers without HTML: the same, line by line. */
export function confirmationAsText(mail: Confirmation): string {
  const goods = mail.goods.lines.flatMap(({ name, details, packs, unit, total }) => [
    `${packs} × ${name}`,
    `  ${details.join(' · ')}`,
    `  ${packs} × ${unit} = ${total}`,
  ]);
  return [
    `${mail.heading}\n\n${mail.intro}`,
    mail.facts.map(factLine).join('\n'),
    section(mail.delivery.title, mail.delivery.facts.map(factLine)),
    section(mail.goods.title, goods),
    ...(mail.deposits.rows.length > 0 ? [section(mail.deposits.title, mail.deposits.rows.map(factLine))] : []),
    mail.sums.map(factLine).join('\n'),
    mail.load,
    factLine({ label: mail.link.label, value: mail.link.url }),
    mail.closing.join('\n'),
  ].join('\n\n');
}
