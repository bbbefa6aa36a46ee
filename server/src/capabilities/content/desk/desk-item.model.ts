import type { ContentState } from '@dray/contract/content/content-kinds.ts';
import { fallbackLanguage, type Language, languages } from '@dray/contract/languages.ts';
import { type Country, countries, marketOf } from '@dray/contract/markets.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';

/** A version as far as a list needs it. */
export type VersionHead = {
  version: number;
  markets: readonly Country[];
  customerTypes: readonly string[];
  isPublic: boolean;
  /** A day, or a day and a time of the market's wall. */
  from: string | undefined;
  to: string | undefined;
  titles: Readonly<Partial<Record<Language, string>>>;
  createdAt: Date;
  createdBy: string | undefined;
  publishedAt: Date | undefined;
  publishedBy: string | undefined;
};

export type DeskItem = {
  id: string;
  kind: ContentKind;
  path: string;
  revision: number;
  draftVersion: number | undefined;
  publishedVersion: number | undefined;
  nextVersion: number | undefined;
  hasEnded: boolean;
  versions: readonly VersionHead[];
};

/** The clock on the wall of a market: `2026-11-12T09:30`. */
export type NowIn = (country: Country) => string;

export const headOf = (
  { versions }: Pick<DeskItem, 'versions'>,
  version: number | undefined,
): VersionHead | undefined => versions.find((head) => head.version === version);

/** What somebody writes on: the draft, else what comes next, else what is shown. */
export const writtenHead = (item: DeskItem): VersionHead | undefined =>
  headOf(item, item.draftVersion) ?? headOf(item, item.nextVersion) ?? headOf(item, item.publishedVersion);

const begin = (from: string): string => (from.length > 10 ? from : `${from}T00:00`);
// Later than the last minute of the day, in the order of letters too.
const end = (to: string): string => (to.length > 10 ? to : `${to}T24:00`);

export const hasBegun = ({ from }: Pick<VersionHead, 'from'>, now: string): boolean =>
  from === undefined || begin(from) <= now;
export const isOver = ({ to }: Pick<VersionHead, 'to'>, now: string): boolean => to !== undefined && end(to) <= now;

/** An empty list means all of them. */
export const marketsOf = ({ markets }: Pick<VersionHead, 'markets'>): readonly Country[] =>
  markets.length > 0 ? markets : countries;

/** Whether it is shown in each of its markets from now on. */
export const hasBegunEverywhere = (head: VersionHead, nowIn: NowIn): boolean =>
  marketsOf(head).every((country) => hasBegun(head, nowIn(country)));

/** By the clock of its first market: those of all markets are alike so far. */
export function stateOf(item: DeskItem, nowIn: NowIn): ContentState {
  const published = headOf(item, item.publishedVersion);
  if (item.hasEnded) return 'ended';
  if (!published) return 'draft';
  const shown = shownHead(item, nowIn) ?? published;
  const now = nowIn(marketsOf(shown)[0] ?? 'CZ');
  if (!hasBegun(shown, now)) return 'scheduled';
  return isOver(shown, now) ? 'over' : 'published';
}

export function shownHead(item: DeskItem, nowIn: NowIn): VersionHead | undefined {
  const next = headOf(item, item.nextVersion);
  return next && hasBegunEverywhere(next, nowIn) ? next : headOf(item, item.publishedVersion);
}

/** In which languages its readers look for it: those of its markets, and for all of them English too. */
export const neededLanguages = (head: Pick<VersionHead, 'markets'>): Language[] => {
  const spoken: Language[] = marketsOf(head).map((country) => marketOf(country).language);
  if (head.markets.length === 0) spoken.push(fallbackLanguage);
  return languages.filter((language) => spoken.includes(language));
};

export const writtenLanguages = ({ titles }: Pick<VersionHead, 'titles'>): Language[] =>
  languages.filter((language) => (titles[language] ?? '') !== '');

export const missingLanguages = (head: VersionHead): Language[] => {
  const written = writtenLanguages(head);
  return neededLanguages(head).filter((language) => !written.includes(language));
};

/** In the reader's language, else in that of a market, else in any. */
export const titleOf = ({ titles }: Pick<VersionHead, 'titles'>, language: Language): string =>
  titles[language] || titles[fallbackLanguage] || Object.values(titles).find(Boolean) || '';

const all = (item: DeskItem): VersionHead[] =>
  [item.draftVersion, item.nextVersion, item.publishedVersion].flatMap((version) => headOf(item, version) ?? []);

/** Somebody sees what is for a market of theirs, and changes what is for no other one. */
export const maySee = (item: DeskItem, mine: readonly Country[]): boolean =>
  all(item).some((head) => marketsOf(head).some((country) => mine.includes(country)));
export const mayChange = (item: DeskItem, mine: readonly Country[]): boolean =>
  all(item).every((head) => isWithin(head.markets, mine));
export const isWithin = (markets: readonly Country[], mine: readonly Country[]): boolean =>
  marketsOf({ markets }).every((country) => mine.includes(country));
