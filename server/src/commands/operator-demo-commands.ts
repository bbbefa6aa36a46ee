import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const demoUsage = `  npm run portal -- demo advance <1d|12h|30m>        let time go by in the ERP of a demonstration`;

const unitMs: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 };
/** The ERP's feeds look so far back that more would only be waited for. */
const maxMs = 31 * 86_400_000;

export const demoCommands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  demo([action, span = '']) {
    if (action !== 'advance') throw new WrongCall('A demonstration can be advanced: demo advance 1d.');
    const advanceMs = spanOf(span);
    return {
      async run({ findErpControl, auditOf, actor }, transaction) {
        const control = await findErpControl();
        if (!control) throw new Error('Only the ERP of a demonstration that runs here has a clock to move.');
        const { now, done } = await advance(control, advanceMs);
        await auditOf(transaction).record(actor, { action: 'demo-advanced', subject: 'erp:clock', details: { span } });
        return `The ERP’s clock shows ${now}; ${done} things have happened there, and the portal follows within seconds`;
      },
    };
  },
};

function spanOf(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([dhm])$/.exec(text) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? 0);
  if (!(ms > 0) || ms > maxMs) throw new WrongCall('How far? 1d, 12h or 30m, at most 31d.');
  return ms;
}

async function advance({ url, token }: { url: string; token: string }, advanceMs: number) {
  const answer = await fetch(`${url}/control/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
    signal: AbortSignal.timeout(120_000),
  });
  if (!answer.ok) throw new Error(`The ERP answered ${answer.status}`);
  return (await answer.json()) as { now: string; done: number };
}
