import type { Reader } from '../rules/audience.ts';

/** What is asked of an outside CMS, by the names of the calls; what only comes with another is kept with it. */
export type RemoteList =
  | 'articles'
  | 'publicarticles'
  | 'trainingLearning'
  | 'faqitems'
  | 'knowledgebase'
  | 'downloadmaterial'
  | 'links'
  | 'portalExtLinks'
  | 'banners'
  | 'helppages';

/** One list as it is for one audience: the CMS judges who may see what, so nothing is shared between audiences. */
export type RemoteKey = { list: RemoteList; market: string; customerType: string; language: string };

/** Nobody's type is asked for as an empty one: visitors, and the supplier's own people. */
export const remoteTypesOf = ({ customerTypes, isStaff }: Pick<Reader, 'customerTypes' | 'isStaff'>): string[] =>
  isStaff || customerTypes.length === 0 ? [''] : [...customerTypes];

export const remoteLanguageOf = ({ languages }: Pick<Reader, 'languages'>): string => languages[0] ?? '';

export const remoteKeysOf = (reader: Reader, lists: readonly RemoteList[]): RemoteKey[] =>
  lists.flatMap((list) =>
    remoteTypesOf(reader).map((customerType) => ({
      list,
      market: reader.country,
      customerType,
      language: remoteLanguageOf(reader),
    })),
  );
