import { consentsInForce } from '@dray/contract/identity/consents.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { testBrowser } from '../../../testing/browser.ts';
import { composeOver } from '../../../testing/compose.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readMails } from '../../../testing/mails.ts';
import { operate } from '../../../testing/operator.ts';
import type { TestPortal } from '../../../testing/portal.ts';

/** Strong enough for everybody; each name of a test makes another. */
export const passwordNo = (number: number): string => `Zelená-Lampa-${number}-kobylka`;

export const allConsents = {
  terms: consentsInForce.terms.version,
  privacy: consentsInForce.privacy.version,
  guidelines: consentsInForce.guidelines.version,
  masterPurchase: consentsInForce.masterPurchase.version,
};

export const twice = (password: string) => ({ newPassword: password, retypePassword: password });

export type GivenLink = { gig_i_code: string; gig_i_vToken: string };

export const linkFrom = (text: string): GivenLink => {
  const [, query = ''] = /\?(gig_i_code=\S+)/.exec(text) ?? [];
  const given = new URLSearchParams(query);
  return { gig_i_code: given.get('gig_i_code') ?? '', gig_i_vToken: given.get('gig_i_vToken') ?? '' };
};

export const inviteLink = async (portal: TestPortal): Promise<GivenLink> =>
  linkFrom(await operate(portal, 'invitation-link', 'invited@ulipy.example'));

/** Takes the invitation back, so that the next test can use it anew. */
export const uninvite = (portal: TestPortal) =>
  portal.sql(`
    update account set status = 'Invited', user_validation = false, password_hash = null where uid = 'u-ulipy-invited'`);

/** As the mail would bring it, without the way there. */
export async function resetLink(portal: TestPortal, email: string): Promise<GivenLink> {
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { identityOf } = composeOver(database, portal.clock, portal.sealing);
  try {
    const actor = { name: 'test', companyId: undefined, requestId: 'test' };
    await database.write((transaction) => identityOf(transaction).makeReset(actor, email));
    const code = (await openReset(portal, email)) ?? '';
    const uid = await portal.sql<{ uid: string }>('select uid from account where email = $1', [email]);
    const mail = await database.read((transaction) =>
      identityOf(transaction).writeReset({ uid: uid[0]?.uid ?? '', code, portalUrl: 'https://orders.example' }),
    );
    return linkFrom(mail?.text ?? '');
  } finally {
    await database.close();
  }
}

/** Asks for a new password and reads the mail that brings the link. */
export async function resetLinkByMail(portal: TestPortal, email: string): Promise<GivenLink> {
  const before = await openReset(portal, email);
  await portal.visitor.send('POST', '/identity/users/ForgotPassword', { email });
  return eventually(async () => {
    const code = await openReset(portal, email);
    if (code === undefined || code === before) return undefined;
    const mails = await readMails(portal);
    return mails.map(({ body }) => linkFrom(body)).find(({ gig_i_code }) => gig_i_code === code);
  });
}

async function openReset({ sql }: TestPortal, email: string): Promise<string | undefined> {
  const [row] = await sql<{ code: string }>(
    `select code from account_link join account using (uid)
     where kind = 'reset' and email = $1 and used_at is null and ended_at is null`,
    [email],
  );
  return row?.code;
}

/** Somebody with a browser, signed in as people sign in. */
export async function browserOf(portal: TestPortal, email: string, password: string) {
  const browser = testBrowser(portal, portal.url);
  await browser.signIn(email, password);
  return browser;
}
