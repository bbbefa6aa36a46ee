import { customs, fallbackLanguage, isLanguage, languages } from '@dray/contract/languages.ts';
import { isSection, sections } from '@dray/contract/sections.ts';
import { mailText } from '@dray/contract/texts/mail-text.ts';
import { migrateUsage } from './migrate-command.ts';
import { accessCommands, accessUsage } from './operator-access-commands.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';
import { contentCommands, contentUsage } from './operator-content-commands.ts';
import { demoCommands, demoUsage } from './operator-demo-commands.ts';
import { erpCommands, erpUsage } from './operator-erp-commands.ts';
import { holidayUsage, readHoliday } from './operator-holiday-command.ts';
import { salesCommands, salesUsage } from './operator-sales-commands.ts';
import { staffCommands, staffUsage } from './operator-staff-commands.ts';
import { staffGroupCommands, staffGroupUsage } from './operator-staff-group-commands.ts';
import { ticketCommands, ticketUsage } from './operator-ticket-commands.ts';

const backupUsage = `  npm run portal -- backup <file>                   the whole database in one file, running or stopped
  npm run portal -- restore <file> [--over]         while the portal is stopped; --over replaces a database that is not empty
  npm run portal -- noted <backup|restore-drill> [note]  a backup was made by another program, or a restore was tried`;

export const usage = `What the operator can set while the portal runs:
  npm run portal -- switch "<section>" <0|1>        close or open a section for everybody
  npm run portal -- maintenance <on|off>            close the portal for everyone but staff, or open it
${holidayUsage}
  npm run portal -- test-mail <address> [language]  send a test mail through the queue
${migrateUsage}
${backupUsage}
${accessUsage}
${staffUsage}
${staffGroupUsage}
${erpUsage}
${salesUsage}
${contentUsage}
${ticketUsage}
${demoUsage}
Sections: ${sections.join(', ')}
Running processes follow within five seconds.`;

const maxNote = 300;

const notHere = (): never => {
  throw new WrongCall('`npm run portal` backs up and restores: this program alone knows no embedded database.');
};

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What a call asks for; each is one transaction with its line in the audit. */
export function readCommand([name = '', ...args]: readonly string[]): OperatorCommand {
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!read) throw new WrongCall(name ? `There is no command "${name}".` : 'Which command?');
  return read(args);
}

const commands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  ...accessCommands,
  ...staffCommands,
  ...staffGroupCommands,
  ...erpCommands,
  ...salesCommands,
  ...contentCommands,
  ...ticketCommands,
  ...demoCommands,
  // By `embedded/src/portal.ts`, which stands before this program.
  backup: notHere,
  restore: notHere,

  // What the portal cannot see by itself, so that the page of its health does not ask for it any more.
  noted([name, ...words]) {
    if (name !== 'backup' && name !== 'restore-drill') throw new WrongCall('What was done? backup or restore-drill.');
    const note = words.join(' ');
    if (note.length > maxNote) throw new WrongCall(`A note has ${maxNote} characters at most.`);
    return {
      async run({ healthOf, auditOf, clock, actor }, transaction) {
        await healthOf(transaction).noteMark({ name, at: clock.now(), note });
        await auditOf(transaction).record(actor, { action: 'backup-noted', subject: 'portal', details: { name } });
        return name === 'backup' ? 'The backup is noted' : 'The restore drill is noted';
      },
    };
  },

  switch([section, value]) {
    if (!isSection(section)) throw new WrongCall(`There is no section "${section ?? ''}".`);
    if (value !== '0' && value !== '1') throw new WrongCall('A switch is 0 or 1.');
    return {
      async run({ portalConfigOf, actor }, transaction) {
        await portalConfigOf(transaction).setSwitch(actor, { section, value });
        return `${section}: ${value === '1' ? 'open' : 'closed'}`;
      },
    };
  },

  maintenance([state]) {
    if (state !== 'on' && state !== 'off') throw new WrongCall('Maintenance is on or off.');
    return {
      async run({ portalConfigOf, actor }, transaction) {
        await portalConfigOf(transaction).setMaintenance(actor, state === 'on');
        return `Maintenance: ${state}`;
      },
    };
  },

  holiday: readHoliday,

  'test-mail'([to = '', language = fallbackLanguage]) {
    if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new WrongCall('A test mail needs an address.');
    if (!isLanguage(language)) throw new WrongCall(`A language is ${oneOf.format(languages)}.`);
    return {
      async run({ auditOf, openQueue, clock, actor }, transaction) {
        const date = new Intl.DateTimeFormat(customs[language].locale, { dateStyle: 'long' }).format(clock.now());
        const { subject, body } = mailText('testMail', language, { date });
        const { enqueue } = await openQueue();
        const id = await enqueue(transaction, 'send-mail', { to, subject, text: body });
        await auditOf(transaction).record(actor, {
          action: 'test-mail-requested',
          subject: `job:${id}`,
          details: { language },
        });
        return 'The test mail is in the queue';
      },
    };
  },
};
