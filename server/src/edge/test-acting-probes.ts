import { addStaff } from '../capabilities/staff/test-staff.ts';
import { actAs, type Browsing, browseAs, startActing } from '../testing/small-world/acting.ts';
import type { StaffProbe, Verdicts, Writers } from './test-probe-shapes.ts';

const none = 'x'.repeat(43);
const acting = `/api/staff/acting/${none}`;
const gone: Verdicts = ['404 NOT_FOUND', '404 NOT_FOUND'];
const sellers = (verdicts: Verdicts) => ({ support: verdicts, sales: verdicts });

/** By a program's token nobody begins, so none of them changes anything. */
export const actingProbes: Readonly<Record<string, StaffProbe>> = {
  startActing: {
    send: (caller, { market }) =>
      startActing(caller, { uid: market === 'CZ' ? 'u-ulipy-owner' : 'u-tatravelko-owner' }),
    expected: sellers(['403 ACTING_NEEDS_BROWSER', '404 USER_NOT_FOUND']),
  },
  getActing: { send: (caller) => caller.get(acting), expected: sellers(gone) },
  renewActing: { send: (caller) => caller.send('POST', `${acting}/renew`, undefined), expected: sellers(gone) },
  endActing: { send: (caller) => caller.send('DELETE', acting, undefined), expected: sellers(gone) },
};

let count = 0;
async function somebody({ portal }: Writers): Promise<Browsing> {
  count += 1;
  const email = `seller-${count}@meridian.example`;
  await addStaff(portal, email, [{ role: 'support' }]);
  return browseAs(portal, email);
}

/** Those of them that change something. */
export const actingWrites = {
  async startActing(writers: Writers) {
    const { caller } = await somebody(writers);
    return () => startActing(caller, { uid: 'u-ulipy-owner' });
  },
  async renewActing(writers: Writers) {
    const browsing = await somebody(writers);
    const { actingId } = await actAs(writers.portal, browsing, { uid: 'u-ulipy-owner' });
    return () => browsing.caller.send('POST', `/api/staff/acting/${actingId}/renew`, undefined);
  },
  async endActing(writers: Writers) {
    const browsing = await somebody(writers);
    const { actingId } = await actAs(writers.portal, browsing, { uid: 'u-ulipy-owner' });
    return () => browsing.caller.send('DELETE', `/api/staff/acting/${actingId}`, undefined);
  },
};
