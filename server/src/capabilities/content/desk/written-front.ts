import type { Written } from '@dray/contract/content/content-desk-shapes.ts';
import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { isLanguage, type Language } from '@dray/contract/languages.ts';
import type { ItemFront } from '../import/front-shapes.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';

type Named = { image: string | undefined; files: readonly string[] };
type ByLanguage = Partial<Record<Language, string>>;
type Fields = { [Name in keyof ItemFront]?: ItemFront[Name] | null };

/** What an item's own file in a folder would say: the form in which an import and an export have it. */
export function frontOf(kind: ContentKind, written: Written, { image, files }: Named, before: ItemFront): ItemFront {
  const { markets, customerTypes, isPublic, from, to, date, order } = written;
  return {
    // What the editor has no field for stays as it was.
    ...kept(before, kind),
    ...filledIn({
      markets,
      customerTypes,
      public: isPublic && !isShortKind(kind) ? true : null,
      from,
      to,
      date,
      order: order > 0 || before.order !== undefined ? order : null,
      ...ofKind[kind]?.(written),
      image: image ?? null,
      imageAlt: image === undefined ? null : filledIn(written.image?.alt ?? {}),
      files: [...files],
    }),
  };
}

const kept = ({ concerns, minutes, image }: ItemFront, kind: ContentKind): ItemFront =>
  filledIn({
    concerns: concerns ?? null,
    minutes: minutes ?? null,
    // A banner may show a picture that every portal has.
    image: kind === 'banner' && image !== undefined && !image.includes('.') ? image : null,
  });

const ofKind: Partial<Record<ContentKind, (written: Written) => Fields>> = {
  news: ({ articleKind, event }) => ({
    kind: articleKind,
    event: event && { date: event.date, ...filledIn({ place: event.place }) },
  }),
  faq: ({ theme }) => ({ theme }),
  knowledge: ({ theme }) => ({ theme }),
  link: ({ texts, link, linkType }) => ({ label: textsBy(texts, 'title'), url: link, type: linkType }),
  banner: ({ texts, link, location }) => ({
    title: textsBy(texts, 'title'),
    body: filledIn(textsBy(texts, 'summary')),
    location,
    link,
  }),
};

/** Without what says nothing: a file in a folder would not have such a line. */
function filledIn<Filled>(fields: { [Name in keyof Filled]?: Filled[Name] | null | undefined }): Filled {
  const says = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value != null && value !== '';
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => says(value))) as Filled;
}

function textsBy(texts: Written['texts'], field: 'title' | 'summary'): ByLanguage {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      isLanguage(language) && text ? [[language, text[field]]] : [],
    ),
  );
}
