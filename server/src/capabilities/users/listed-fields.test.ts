import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { create, newPerson, shiftLeaderAt, update, users, versionOf } from './test-people.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const keep = { languages: ['cs'], locale: 'cs' };

const entityFields = [
  'uid',
  'email',
  'passwordHash',
  'password_hash',
  'firstName',
  'lastName',
  'phone',
  'country',
  'companyId',
  'company_id',
  'customerType',
  'status',
  'isStaff',
  'is_staff',
  'userValidation',
  'user_validation',
  'firstLogin',
  'termsAgreed',
  'terms_agreed_at',
  'createdAt',
  'isActive',
  'tokensValidFrom',
  'oidc_issuer',
  'oidc_sub',
  'version',
  'id',
  'permission',
  'allAvailablePermission',
  'lastSignIn',
  'invitation',
  'locked',
  '__proto__x',
  'deactivation_id',
] as const;

/** What each write lists; whatever else an account has is refused by its name. */
const writes: Record<string, { listed: readonly string[]; send: (extra: object) => ReturnType<typeof create> }> = {
  CreateNewUser: {
    listed: ['firstName', 'lastName', 'email', 'phone', 'country'],
    send: (extra) => create(owner, newPerson('mass@ulipy.example', extra)),
  },
  UpdateUser: {
    listed: ['version'],
    send: (extra) =>
      update(owner, 'u-ulipy-new', {
        ...keep,
        permissionSchema: [{ companyId: 'C1001', rpDetails: [{ roleid: 'R-PUB-COMMON-USER' }] }],
        version: 1,
        ...extra,
      }),
  },
  SetUserStatus: {
    listed: ['id', 'status', 'version'],
    send: (extra) =>
      owner.send('PATCH', `${users}/SetUserStatus`, { id: 'u-ulipy-new', status: 'Suspended', version: 1, ...extra }),
  },
};

test.each(Object.entries(writes))('%s refuses every other field of an account by its name', async (_name, write) => {
  const fields = entityFields.filter((field) => !write.listed.includes(field));

  for (const field of fields) {
    const { status, body } = await write.send({ [field]: 'true' });
    expect({ field, status, code: body.code }).toEqual({ field, status: 400, code: 'UNKNOWN_FIELD' });
    expect(body.message).toContain(field);
  }
  expect(await versionOf(portal, 'u-ulipy-new')).toBe(1);
});

test('a field within a role is refused by its name, too', async () => {
  const rpDetails = [{ ...shiftLeaderAt('100234'), permission: 'Contracts' }];

  const { status, body } = await create(
    owner,
    newPerson('mass@ulipy.example', { permissionSchema: [{ companyId: 'C1001', rpDetails }] }),
  );

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'UNKNOWN_FIELD' });
  expect(body.message).toContain('permission');
});
