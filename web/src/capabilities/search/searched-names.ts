import { type SearchedSection, searchedSections, searchPermissions } from '@dray/contract/search/search-sections.ts';
import type { Section } from '@dray/contract/sections.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Texts } from '../../i18n/catalogues.ts';

type Name = keyof Texts['shell']['search']['names'];

/** As one would name what one looks for; what is looked for most comes first. */
const names: readonly Name[] = ['products', 'orders', 'documents', 'help', 'news', 'training', 'materials'];

const nameOf: Record<SearchedSection, Name> = {
  orders: 'orders',
  products: 'products',
  offers: 'products',
  documents: 'documents',
  news: 'news',
  training: 'training',
  materials: 'materials',
  faq: 'help',
  knowledge: 'help',
  requests: 'help',
};

const shown = 3;

/** The first of what a reader may search, by their rights. */
export function searchedNames(may: (section: Section) => boolean): readonly Name[] {
  const open = new Set(
    searchedSections.filter((section) => may(searchPermissions[section])).map((section) => nameOf[section]),
  );
  return names.filter((name) => open.has(name)).slice(0, shown);
}

/** What stands in the search and what it is called: it names what the reader may look for. */
export function useSearchWords(may: (section: Section) => boolean): { label: string; placeholder: string } {
  const { t } = useTranslation('shell');
  const what = searchedNames(may)
    .map((name) => t(`search.names.${name}`))
    .join(', ');
  return { label: t('search.label', { what }), placeholder: t('search.placeholder', { what }) };
}
