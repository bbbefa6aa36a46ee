import { createHash, randomBytes } from 'node:crypto';
import type { DemoPart } from '../demo-part.ts';
import { employees } from './people.ts';
import { daysInvited } from './people-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const countsDays = 14;
const everyone = Object.values(employees).flat();

/** Anyone who is invited had a mail with a link. Nobody knows its secret any more: the start makes a new one. */
export const invitationsPart: DemoPart = {
  name: 'invitations',
  async load(transaction, now) {
    const invited = await transaction.selectFrom('account').select('uid').where('status', '=', 'Invited').execute();
    const known = everyone.filter(({ uid }) => invited.some((account) => account.uid === uid));
    const links = known.map((person) => {
      const createdAt = new Date(now.getTime() - daysInvited(person) * dayMs);
      const inviter = everyone.find(({ employer, status }) => employer === person.employer && !status);
      return {
        code: randomBytes(16).toString('base64url'),
        uid: person.uid,
        kind: 'invitation',
        digest: createHash('sha256').update(randomBytes(32)).digest('base64url'),
        created_at: createdAt,
        expires_at: new Date(createdAt.getTime() + countsDays * dayMs),
        created_by: inviter?.uid ?? null,
      };
    });
    if (links.length > 0) await transaction.insertInto('account_link').values(links).execute();
  },
};
