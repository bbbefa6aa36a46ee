import type { Language } from '@dray/contract/languages.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { Texts } from '../../../i18n/catalogues.ts';
import type { FoundThing } from './found.queries.ts';

type Named = keyof Texts['search']['named'];

const namedKinds: readonly Named[] = ['invoice', 'credit-note', 'shipping', 'proforma', 'other'];

/** Orders and documents are called by what they are; everything else has a name. */
export function titleOf(t: Translate<'search'>, { section, kind, title }: FoundThing): string {
  if (section === 'orders') return t('named.order', { number: title });
  const named = section === 'documents' ? namedKinds.find((each) => each === kind) : undefined;
  return named ? t(`named.${named}`, { number: title }) : title;
}

/** A document is of an order, which has a number only; texts go without their day. */
export function detailOf(t: Translate<'search'>, language: Language, thing: FoundThing): string {
  const { section, detail, at } = thing;
  const day = at && (section === 'orders' || section === 'documents') ? formatShortDate(language, at) : '';
  const words = section === 'documents' && /^\w+$/.test(detail) ? t('named.order', { number: detail }) : detail;
  return [day, words].filter(Boolean).join(' · ');
}
