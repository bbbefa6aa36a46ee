import { isCountry, storeOf } from '@dray/contract/markets.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { acting } from '#platform/acting.ts';
import { dropBearer } from '#platform/calls/bearer.ts';
import { callServer } from '#platform/calls/call-server.ts';
import { logFault } from '#platform/log.ts';
import { readStored, removeStored, specifiedKeys, store } from '#platform/storage-keys.ts';
import { takeRecordLanguage } from '#platform/texts/language.ts';
import { chooseLanguage } from '#platform/texts/texts.ts';

/** What the browser does once it knows who has signed in; on a mere reload nothing of it happens again (S4). */
export async function settleIn(user: AuthUser): Promise<'settled' | 'not-validated'> {
  if (!user.userValidation) {
    await forgetEverything();
    return 'not-validated';
  }
  if (acting) return settleApart(user);
  if (readStored('signedInAs') === user.UID) return 'settled';

  store('signedInAs', user.UID);
  removeStored('shipToId');
  rememberMarket(user);
  const language = takeRecordLanguage(user.language);
  if (language) await chooseLanguage(language);
  return 'settled';
}

/** A tab that acts has the customer's market; the language stays that of the reader. */
function settleApart(user: AuthUser): 'settled' {
  if (readStored('store') === undefined) rememberMarket(user);
  return 'settled';
}

/** Goes with every call as a header, until a ship-to says it more exactly (T31). */
function rememberMarket({ country, customerType }: AuthUser): void {
  if (!country || !customerType) logFault('the account has no country or no customer type', { country, customerType });
  if (isCountry(country)) store('store', storeOf(country));
  else removeStored('store');
  if (customerType) store('customertype', customerType);
  else removeStored('customertype');
}

/** An account that is not validated leaves no trace (S3, T36). */
async function forgetEverything(): Promise<void> {
  await callServer({ method: 'POST', path: '/auth/logout' }).catch((cause: unknown) => logFault('sign-out', cause));
  removeStored(...specifiedKeys);
  dropBearer();
}
