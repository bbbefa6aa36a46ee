import { languages } from '@dray/contract/languages.ts';
import { type Country, countries } from '@dray/contract/markets.ts';
import { z } from 'zod';
import type { ChangeRequest } from '../rules/change-request.model.ts';

const markets = z.array(z.enum(countries as readonly [Country, ...Country[]]));
const endsOn = z.string().nullable();

/** A role as the person held it when another one was asked for; without an id they did not. */
const heldBefore = z.object({ grantId: z.string().nullable(), markets, endsOn });

const newcomer = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languages),
});
export type Newcomer = z.infer<typeof newcomer>;

const wantedAfter = z.object({
  uid: z.string(),
  roleId: z.string(),
  markets,
  endsOn,
  /** Somebody whom nobody knows yet; they get this uid when they are let in. */
  newcomer: newcomer.nullable(),
});

export type GrantBefore = z.infer<typeof heldBefore>;
export type GrantAfter = z.infer<typeof wantedAfter>;

/** What a change of this kind is kept as. */
export const readGrantChange = ({ before, after }: Pick<ChangeRequest, 'before' | 'after'>) => ({
  before: heldBefore.parse(before),
  after: wantedAfter.parse(after),
});

export const writeGrantChange = (before: GrantBefore, after: GrantAfter) => ({ before, after });
