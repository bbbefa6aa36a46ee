import { expect, test } from 'vitest';
import { MailRefused } from '#platform/mailer.ts';
import { deliverMail, type MailWriters } from './deliver-mail.ts';
import type { NotificationsDoor } from './notifications.door.ts';

const notification = { id: 'n-1', kind: 'password-changed' };

async function deliver(send: () => Promise<void>) {
  const said: unknown[] = [];
  const outbox = {
    findWaiting: async () => notification,
    settle: async (_notification: unknown, _channel: unknown, state: string) => void said.push(state),
  } as unknown as NotificationsDoor;
  const outcome = await deliverMail(
    {
      read: (work) => work(outbox),
      write: (work) => work(outbox),
      mailer: { send },
      writers: {
        'password-changed': async () => ({ to: 'a@b.example', subject: '', text: '' }),
      } as unknown as MailWriters,
      logger: { error: (about: unknown) => void said.push(about) } as never,
      countRefused: () => void said.push('counted'),
    },
    'key',
  ).then(
    () => 'done',
    () => 'tried again',
  );
  return { outcome, said };
}

test('a mail that is refused for good is reported to the operator and not tried again', async () => {
  const { outcome, said } = await deliver(async () => {
    throw new MailRefused(550, 'no such mailbox');
  });

  expect(outcome).toBe('done');
  expect(said).toEqual(['counted', { notification: 'n-1', kind: 'password-changed', status: 550 }, 'dropped']);
});

test('any other failure is tried again', async () => {
  const { outcome, said } = await deliver(async () => {
    throw new Error('the line broke');
  });

  expect([outcome, said]).toEqual(['tried again', []]);
});
