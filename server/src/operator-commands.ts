import { isLanguage } from '@dray/contract/languages.ts';
import { countries, isCountry } from '@dray/contract/markets.ts';
import { isSection, sections } from '@dray/contract/sections.ts';
import { mailText } from '@dray/contract/texts/mail-text.ts';
import { isCalendarDate } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Enqueue } from '#platform/jobs/job-queue.ts';
import type { Actor } from '#platform/request.ts';
import type { compose } from './compose.ts';

export const usage = `What the operator can set while the portal runs:
  npm run portal -- switch "<section>" <0|1>        close or open a section for everybody
  npm run portal -- maintenance <on|off>            close the portal for everyone but staff, or open it
  npm run portal -- holiday <${countries.join('|')}> <YYYY-MM-DD>  no delivery in that market on that day
  npm run portal -- test-mail <address> [language]  send a test mail through the queue
Sections: ${sections.join(', ')}
Running processes follow within five seconds.`;

/** The message says what is wrong with the call; the usage says what is right. */
export class WrongCall extends Error {}

type Tools = Pick<ReturnType<typeof compose>, 'auditOf' | 'portalConfigOf'> & {
  actor: Actor;
  clock: Clock;
  openQueue: () => Promise<{ enqueue: Enqueue }>;
};

export type OperatorCommand = {
  said: string;
  run: (tools: Tools, transaction: Transaction) => Promise<void>;
};

/** What a call asks for; each is one transaction with its line in the audit. */
export function readCommand([name = '', ...args]: readonly string[]): OperatorCommand {
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!read) throw new WrongCall(name ? `There is no command "${name}".` : 'Which command?');
  return read(args);
}

const commands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  switch([section, value]) {
    if (!isSection(section)) throw new WrongCall(`There is no section "${section ?? ''}".`);
    if (value !== '0' && value !== '1') throw new WrongCall('A switch is 0 or 1.');
    return {
      said: `${section}: ${value === '1' ? 'open' : 'closed'}`,
      run: ({ portalConfigOf, actor }, transaction) => portalConfigOf(transaction).setSwitch(actor, { section, value }),
    };
  },

  maintenance([state]) {
    if (state !== 'on' && state !== 'off') throw new WrongCall('Maintenance is on or off.');
    return {
      said: `Maintenance: ${state}`,
      run: ({ portalConfigOf, actor }, transaction) =>
        portalConfigOf(transaction).setMaintenance(actor, state === 'on'),
    };
  },

  holiday([country, date = '']) {
    if (!isCountry(country)) throw new WrongCall(`A market is one of ${countries.join(', ')}.`);
    if (!isCalendarDate(date)) throw new WrongCall('A day is written YYYY-MM-DD and must exist.');
    return {
      said: `No delivery in ${country} on ${date}`,
      run: ({ portalConfigOf, actor }, transaction) => portalConfigOf(transaction).addHoliday(actor, { country, date }),
    };
  },

  'test-mail'([to = '', language = 'en']) {
    if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new WrongCall('A test mail needs an address.');
    if (!isLanguage(language)) throw new WrongCall('A language is en, cs, it, sk or es.');
    return {
      said: 'The test mail is in the queue',
      async run({ auditOf, openQueue, clock, actor }, transaction) {
        const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(
          clock.now(),
        );
        const { subject, body } = mailText('testMail', language, { date });
        const { enqueue } = await openQueue();
        const id = await enqueue(transaction, 'send-mail', { to, subject, text: body });
        await auditOf(transaction).record(actor, {
          action: 'test-mail-requested',
          subject: `job:${id}`,
          details: { language },
        });
      },
    };
  },
};
