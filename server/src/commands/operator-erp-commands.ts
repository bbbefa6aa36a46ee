import { CannotOperate, type ParkedMessage, referenceTaken } from '#capabilities/erp/index.ts';
import { openErpNumbers } from '#capabilities/ordering/index.ts';
import { type OperatorCommand, type RunCommand, WrongCall } from './operator-command.ts';

export const erpUsage = `  npm run portal -- erp                              what waits for the ERP, is parked, or does not agree
  npm run portal -- erp retry <order>                send a parked order again, as it is now
  npm run portal -- erp adopt <order> <SAP number>   it is in the ERP already, under this number
  npm run portal -- erp renumber <order>             another document has its reference in the ERP: send it under a new one
  npm run portal -- erp give-up <order>              it will not be delivered: the customer is told
  npm run portal -- erp reconcile                    compare with the ERP now
  npm run portal -- restored                         after a restore of the database, before orders are taken again`;

/** More than any number of days that a backup may be old can bring. */
const numbersBeyond = 100_000;

type Tools = Parameters<RunCommand>[0];
type Transaction = Parameters<RunCommand>[1];
type Read = (args: readonly string[]) => OperatorCommand;

const orderOf = (number: string | undefined): string => {
  if (!number || !/^[A-Za-z0-9_-]{1,40}$/.test(number)) throw new WrongCall('Which order? Its number is needed.');
  return number;
};

/** One change of an operator's, with its line in the audit. */
const change = (
  action: 'erp-retried' | 'erp-adopted' | 'erp-renumbered' | 'erp-given-up',
  orderNumber: string,
  work: (tools: Tools, transaction: Transaction) => Promise<string | { said: string; reference: string }>,
): OperatorCommand => ({
  async run(tools, transaction) {
    try {
      const done = await work(tools, transaction);
      const { said, ...details } = typeof done === 'string' ? { said: done } : done;
      await tools.auditOf(transaction).record(tools.actor, { action, subject: `order:${orderNumber}`, details });
      return said;
    } catch (error) {
      throw error instanceof CannotOperate ? new WrongCall(error.message) : error;
    }
  },
});

const renumber: Read = ([given]) => {
  const order = orderOf(given);
  return change('erp-renumbered', order, async ({ erpDeskOf }, transaction) => {
    const reference = await erpDeskOf(transaction).renumber(order);
    return { said: `${order} keeps its number here and is sent as ${reference} to the ERP`, reference };
  });
};

const actions: Readonly<Record<string, Read>> = {
  renumber,
  retry([given]) {
    const order = orderOf(given);
    return change('erp-retried', order, async ({ erpDeskOf }, transaction) => {
      await erpDeskOf(transaction).retry(order);
      return `${order} is sent again`;
    });
  },
  adopt([given, sapId = '']) {
    const order = orderOf(given);
    if (!/^[A-Za-z0-9]{1,20}$/.test(sapId)) throw new WrongCall("The ERP's number of the order is needed.");
    return change('erp-adopted', order, async ({ erpDeskOf }, transaction) => {
      await erpDeskOf(transaction).adopt(order, sapId);
      return `${order} is ${sapId} in the ERP`;
    });
  },
  'give-up'([given]) {
    const order = orderOf(given);
    return change('erp-given-up', order, async ({ erpDeskOf }, transaction) => {
      await erpDeskOf(transaction).giveUp(order);
      return `${order} is given up, and its customer is told`;
    });
  },
  reconcile: () => ({
    async run({ erpDeskOf }, transaction) {
      await erpDeskOf(transaction).reconcileNow();
      return 'The portal and the ERP are compared within a minute; `erp` tells what does not agree';
    },
  }),
};

export const erpCommands: Readonly<Record<string, Read>> = {
  erp([action, ...args]) {
    if (action === undefined) return { run: listAll };
    const read = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!read) throw new WrongCall(`There is no command "erp ${action}".`);
    return read(args);
  },

  // As it comes to mind of somebody who read the word in the list of what is parked.
  renumber,

  restored: () => ({
    async run({ erpDeskOf, auditOf, identityOf, portalConfigOf, actor }, transaction) {
      const jumped = await openErpNumbers()(transaction).jumpOrderNumbers(numbersBeyond);
      const doubted = await erpDeskOf(transaction).doubtAll();
      await erpDeskOf(transaction).reconcileNow();
      // What was ended since the backup must not be open again.
      await identityOf(transaction).endSessions(actor, undefined);
      const wasClosed = await portalConfigOf(transaction).openRestored();
      await auditOf(transaction).record(actor, {
        action: 'portal-restored',
        subject: 'portal',
        details: { nextOrderNumber: jumped, doubted },
      });
      return [
        `New orders begin at ${jumped}, beyond every number that was given before the restore.`,
        `${doubted} orders without a SAP number are looked for in the ERP before any of them is sent.`,
        'Orders that are in the ERP and not here appear in `erp` as UNKNOWN_ORDER.',
        'Everybody signs in anew, and programs ask for new tokens. A password that was changed since the backup is the old one again.',
        ...(wasClosed ? ['The portal is open, and sends again.'] : []),
      ].join('\n');
    },
  }),
};

async function listAll({ erpOf }: Tools, transaction: Transaction): Promise<string> {
  const door = erpOf(transaction);
  const [counts, parked, mismatches] = await Promise.all([door.countOpen(), door.findParked(), door.findMismatches()]);
  const minutes = Math.round(counts.oldestSeconds / 60);
  return [
    `Waiting ${counts.waiting}, under way ${counts.sending}, unknown ${counts.unknown}, parked ${counts.parked}; the oldest since ${minutes} min`,
    ...parked.map(parkedLine),
    ...mismatches.map(({ kind, orderNumber, sapId }) => `differs  ${kind}  ${orderNumber}  ${sapId}`),
  ].join('\n');
}

const takenHint = (orderNumber: string) =>
  `another document has its reference there: \`erp renumber ${orderNumber}\` sends it under a new one`;

const parkedLine = ({ orderNumber, kind, lastCode, said }: ParkedMessage): string =>
  [
    'parked ',
    orderNumber,
    kind,
    lastCode ?? '',
    said ?? (lastCode === referenceTaken ? takenHint(orderNumber) : ''),
  ].join('  ');
