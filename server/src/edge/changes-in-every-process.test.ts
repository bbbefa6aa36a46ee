import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { testPassword } from '../testing/small-world/people.ts';

let portal: TestPortal;
let processes: Pick<TestPortal, 'url' | 'callerWith'>[];
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
  processes = [portal, await portal.startAnother({ config: {} })];
});
afterAll(() => portal.close());

/** Less than the five seconds that are promised, and as long as a process goes by what it knew. */
const momentsLater = () => portal.clock.advance({ ms: 2_001 });

/** Somebody at their browser, whose program calls, too; each process is asked what it makes of them. */
async function somebody(email: string, uid: string) {
  const own = `/identity/users/GetUserInfoById/${uid}`;
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn(email, testPassword);
  const [ofBrowser, ofProgram] = [(await browser.token()) ?? '', (await portal.signIn(email)).token ?? ''];

  return {
    uid,
    browser,
    async seen() {
      const statuses = [];
      for (const process of processes) {
        browser.reach(process);
        const program = await process.callerWith(ofProgram).get(own);
        statuses.push({ browser: (await browser.get(own, ofBrowser)).status, program: program.status });
      }
      return statuses;
    },
    /** Whether the cookie still gets a new token, from any of them. */
    async isRenewed() {
      const tokens = [];
      for (const process of processes) {
        browser.reach(process);
        tokens.push(await browser.token());
      }
      return tokens.some((token) => token !== undefined);
    },
  };
}

const inAll = <T>(each: T): T[] => processes.map(() => each);
const letIn = { browser: 200, program: 200 };
const shutOut = { browser: 401, program: 401 };

test('who signs out of one process is out of all of them', async () => {
  const owner = await somebody('owner@ulipy.example', 'u-ulipy-owner');
  expect(await owner.seen()).toEqual(inAll(letIn));

  owner.browser.reach(processes[0]!);
  await owner.browser.visit('/auth/logout', {});
  momentsLater();

  // Their program signed in by itself and goes on.
  expect(await owner.seen()).toEqual(inAll({ browser: 401, program: 200 }));
  expect(await owner.isRenewed()).toBe(false);
});

test('an account that is switched off is out of every process, its browser and its programs, and gets nothing new', async () => {
  const manager = await somebody('warehouse@velkosklad-brno.example', 'u-velkosklad-brno-warehouse');
  expect(await manager.seen()).toEqual(inAll(letIn));

  await portal.sql(`update account set status = 'Deactivated' where uid = $1`, [manager.uid]);
  momentsLater();

  expect(await manager.seen()).toEqual(inAll(shutOut));
  expect(await manager.isRenewed()).toBe(false);
});

test('a new password ends every session and token from before it, in every process', async () => {
  const owner = await somebody('owner@tatravelko.example', 'u-tatravelko-owner');
  expect(await owner.seen()).toEqual(inAll(letIn));
  portal.clock.advance({ ms: 1_000 });

  await portal.sql('update account set tokens_valid_from = $1 where uid = $2', [portal.clock.now(), owner.uid]);
  momentsLater();

  expect(await owner.seen()).toEqual(inAll(shutOut));
  expect(await owner.isRenewed()).toBe(false);
  // The provider, too, has forgotten who sat at that browser.
  owner.browser.reach(portal);
  expect((await owner.browser.open('/auth/login')).address).toMatch(/^\/idp\/sign-in\//);
  const again = await somebody('owner@tatravelko.example', owner.uid);
  expect(await again.seen()).toEqual(inAll(letIn));
});

test('a role that is given or taken counts in every process', async () => {
  const { token = '' } = await portal.signIn('shift@ulipy.example');
  const shipTo = '/api/shiptos/GetShipToBySapId/100235';
  const own = '/identity/users/GetUserInfoById/u-ulipy-shift';
  const seen = () =>
    Promise.all(
      processes.map(async ({ callerWith }) => {
        const [atShipTo, { body }] = await Promise.all([callerWith(token).get(shipTo), callerWith(token).get(own)]);
        return { atShipTo: atShipTo.status, contracts: body.allAvailablePermission.includes('Contracts') };
      }),
    );
  expect(await seen()).toEqual(inAll({ atShipTo: 404, contracts: false }));

  await portal.sql(`insert into role_grant (uid, company_id, ship_to_id, roleid, customer_type)
                    values ('u-ulipy-shift', 'C1001', null, 'R-FINANCE', 'POS')`);
  momentsLater();
  expect(await seen()).toEqual(inAll({ atShipTo: 200, contracts: true }));

  await portal.sql(`delete from role_grant where uid = 'u-ulipy-shift' and roleid = 'R-FINANCE'`);
  momentsLater();
  expect(await seen()).toEqual(inAll({ atShipTo: 404, contracts: false }));
});
