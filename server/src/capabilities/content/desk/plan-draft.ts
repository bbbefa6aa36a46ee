import type { Written } from '@dray/contract/content/content-desk-shapes.ts';
import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { isLanguage } from '@dray/contract/languages.ts';
import { Refusal } from '#platform/refusal.ts';
import { withPlainTexts } from '../import/front-matter.ts';
import type { ItemFront } from '../import/front-shapes.ts';
import { digested, type PlannedText } from '../import/planned-item.ts';
import { isPicture } from '../import/planning.ts';
import { textOfMarkdown, textsOfFacts, writtenItem } from '../import/written-item.ts';
import { toItemFile, uploadIdOf } from './desk-file.model.ts';
import type { DeskItem } from './desk-item.model.ts';
import type { DeskUpload } from './upload.store.ts';
import { frontOf } from './written-front.ts';

type Item = Pick<DeskItem, 'id' | 'kind' | 'path'>;

/** What the editor sends becomes a version by the way that an imported folder takes; HTML in it is sanitised there. */
export function planDraft(item: Item, sent: Written, known: readonly DeskUpload[], before: ItemFront) {
  const written = withPlainTexts(sent) as Written;
  const byId = new Map(known.map((file) => [uploadIdOf(item.id, file), file]));
  const fileOf = (id: string): DeskUpload => {
    const file = byId.get(id);
    if (!file) throw new Refusal('NOT_FOUND');
    return file;
  };
  const image = written.image ? fileOf(written.image.fileId) : undefined;
  if (image && !isPicture(image.type)) throw new Refusal('CONTENT_FILE_REFUSED', { max: 25 });
  const attached = [...new Set(written.files)].map(fileOf).filter(({ name }) => name !== image?.name);
  const files = [
    ...attached.map((file) => toItemFile(item.id, file, 'attachment')),
    ...(image ? [toItemFile(item.id, image, 'image')] : []),
  ];
  const texts = filled(written);
  const named = { image: image?.name, files: attached.map(({ name }) => name) };
  const facts = { ...item, front: frontOf(item.kind, { ...written, texts }, named, before) };
  return digested(writtenItem(facts, textsOf(facts, texts, files), files));
}

/** A language in which nothing is written has no text. */
const filled = ({ texts }: Written): Written['texts'] =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([, text]) => text && [text.title, text.summary, text.markdown].some((part) => part.trim()),
    ),
  );

function textsOf(
  facts: Parameters<typeof textOfMarkdown>[0],
  texts: Written['texts'],
  files: Parameters<typeof textOfMarkdown>[1],
): PlannedText[] {
  if (isShortKind(facts.kind)) return textsOfFacts(facts, files);
  return Object.entries(texts).flatMap(([language, text]) => {
    if (!isLanguage(language) || !text) return [];
    return [
      textOfMarkdown(facts, files, { language, ...text, markdown: text.markdown.replaceAll('\r\n', '\n').trim() }),
    ];
  });
}
