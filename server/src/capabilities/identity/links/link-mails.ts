import { type MailName, mailText } from '@dray/contract/texts/mail-text.ts';
import { writtenMoment } from '@dray/contract/texts/written-value.ts';
import { hasAddress } from '@dray/contract/users/person-name.ts';
import type { Mail } from '#platform/mailer.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { type AccountLink, addressOf, type LinkKind, stateOf } from '../rules/account-link.model.ts';
import type { Person } from '../rules/identity.model.ts';
import { secretOf } from './make-link.ts';

export type AskedMail = { uid: string; portalUrl: string };

/** Nothing where the link is over already: a newer mail has gone out, or it was used meanwhile. */
export async function writeInvitation(deps: IdentityDeps, asked: AskedMail & { code: string }) {
  const found = await findOpen(deps, 'invitation', asked);
  if (!found) return undefined;
  const { link, person } = found;
  const [inviter, company] = await Promise.all([
    link.createdBy === undefined ? undefined : deps.accounts.findPerson(link.createdBy),
    person.companyId === undefined ? undefined : deps.findCompanyName(person.companyId),
  ]);
  const values = {
    company: company ?? '',
    link: linkOf(deps, asked.portalUrl, link),
    until: await momentFor(deps, person, link.expiresAt),
  };
  if (person.isStaff) return mailTo(person, 'invitedAsStaff', values);
  const name = inviter && `${inviter.firstName} ${inviter.lastName}`;
  // The only link in it is ours, also where a name was taken before such names were refused.
  if (!name || hasAddress(name)) return mailTo(person, 'invitedBySupport', values);
  return mailTo(person, 'invited', { ...values, inviter: name });
}

export async function writeReset(deps: IdentityDeps, asked: AskedMail & { code: string }) {
  const found = await findOpen(deps, 'reset', asked);
  if (!found) return undefined;
  const { link, person } = found;
  return mailTo(person, 'passwordReset', {
    link: linkOf(deps, asked.portalUrl, link),
    until: await momentFor(deps, person, link.expiresAt),
  });
}

export async function writePasswordChanged(deps: IdentityDeps, asked: AskedMail & { at: string }) {
  const person = await deps.accounts.findPerson(asked.uid);
  if (!person) return undefined;
  const when = await momentFor(deps, person, new Date(asked.at));
  return mailTo(person, 'passwordChanged', { when, link: `${asked.portalUrl}/forgot-password` });
}

export async function writeNewDevice(deps: IdentityDeps, asked: AskedMail & { at: string; device: string }) {
  const person = await deps.accounts.findPerson(asked.uid);
  if (!person) return undefined;
  const when = await momentFor(deps, person, new Date(asked.at));
  const { device, portalUrl } = asked;
  return device === ''
    ? mailTo(person, 'newUnknownDevice', { when, link: `${portalUrl}/profile/details` })
    : mailTo(person, 'newDevice', { when, device, link: `${portalUrl}/profile/details` });
}

async function findOpen(deps: IdentityDeps, kind: LinkKind, { uid, code }: { uid: string; code: string }) {
  const [link, person] = await Promise.all([deps.links.findLink(code), deps.accounts.findPerson(uid)]);
  const isOpen = link?.uid === uid && link.kind === kind && stateOf(link, deps.clock.now()) === 'open';
  return isOpen && person ? { link, person } : undefined;
}

const linkOf = (deps: IdentityDeps, portalUrl: string, link: AccountLink): string =>
  addressOf(portalUrl, link.kind, { code: link.code, secret: secretOf(deps, link) });

async function momentFor({ findTimeZone }: IdentityDeps, { language, country }: Person, moment: Date): Promise<string> {
  return writtenMoment(language, moment, await findTimeZone(country));
}

function mailTo({ email, language }: Person, name: MailName, values: Record<string, string>): Mail {
  const { subject, body } = mailText(name, language, values);
  return { to: email, subject, text: body };
}
