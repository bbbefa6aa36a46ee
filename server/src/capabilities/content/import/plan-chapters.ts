import { isLanguage, type Language } from '@dray/contract/languages.ts';
import type { Chapter } from '../rules/content-entry.model.ts';
import { type ChapterFront, keyText, parseFront } from './front-shapes.ts';
import type { PlannedFile } from './planned-item.ts';
import { type Planning, planFile, readText } from './planning.ts';
import { renderMarkdown } from './render-markdown.ts';

type Course = { id: string; folder: string };
type Written = { front: ChapterFront; markdown: string };
type Planned = {
  id: string;
  /** `02-keg-change`: the number only puts it in order. */
  name: string;
  texts: ReadonlyMap<Language, Written>;
  video: PlannedFile | undefined;
  captions: readonly { language: Language; file: PlannedFile }[];
};

const chaptersAtMost = 40;

/** The chapters of a course; each must have a text in every language that the course has. */
export async function planChapters(planning: Planning, course: Course, languages: readonly Language[]) {
  const prefix = `${course.folder}/chapters/`;
  const names = new Set(
    [...planning.tree.keys()]
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split('/')[0] ?? ''),
  );
  if (names.size === 0 || names.size > chaptersAtMost)
    throw new Error(`must have 1 to ${chaptersAtMost} chapters, has ${names.size}`);
  const chapters: Planned[] = [];
  for (const name of [...names].sort()) chapters.push(await planChapter(planning, course, name, languages));
  if (new Set(chapters.map(({ id }) => id)).size < chapters.length) throw new Error('has two chapters of one name');
  return {
    files: chapters.flatMap(({ video, captions }) => [...(video ? [video] : []), ...captions.map(({ file }) => file)]),
    sourceIn: (language: Language) =>
      chapters.map(({ name, texts }) => ({
        name,
        ...texts.get(language)?.front,
        markdown: texts.get(language)?.markdown,
      })),
    chaptersIn: (language: Language) => chapters.map((chapter) => chapterIn(chapter, language)),
  };
}

async function planChapter(
  planning: Planning,
  { id: itemId, folder }: Course,
  name: string,
  languages: readonly Language[],
): Promise<Planned> {
  const [, id] = /^\d{1,3}-(.+)$/.exec(name) ?? [];
  const below = `chapters/${name}`;
  const texts = new Map<Language, Written>();
  for (const language of languages) {
    const written = await readText(planning, `${folder}/${below}/${language}.md`);
    if (!written) throw new Error(`${below} has no ${language}.md`);
    const front = parseFront(planning.shapes.chapter, written.front);
    checkQuestion(front, below);
    texts.set(language, { front, markdown: written.markdown });
  }
  const beside = (file: string, role: 'video' | 'captions') =>
    planFile(planning, { itemId, folder, name: `${below}/${file}`, role });
  const isThere = (file: string) => planning.tree.has(`${folder}/${below}/${file}`);
  const videoName = ['video.webm', 'video.mp4'].find(isThere);
  const video = videoName ? await beside(videoName, 'video') : undefined;
  const captions = await Promise.all(
    captionsBelow(planning, `${folder}/${below}/`).map(async (language) => ({
      language,
      file: await beside(`captions.${language}.vtt`, 'captions'),
    })),
  );
  return { id: parseFront(keyText, id), name, texts, video, captions };
}

const captionsBelow = ({ tree }: Planning, prefix: string): Language[] =>
  [...tree.keys()].sort().flatMap((path) => {
    const [, language] =
      /^captions\.([a-z]{2})\.vtt$/.exec(path.startsWith(prefix) ? path.slice(prefix.length) : '') ?? [];
    return isLanguage(language) ? [language] : [];
  });

function checkQuestion({ question, options, answer }: ChapterFront, below: string): void {
  if (question === undefined && options === undefined && answer === undefined) return;
  if (question === undefined || options === undefined || !options.some(({ id }) => id === answer))
    throw new Error(`${below} needs a question, options and the id of the right one`);
}

function chapterIn({ id, texts, video, captions }: Planned, language: Language): Chapter {
  const { front, markdown } = texts.get(language) ?? { front: { title: id }, markdown: '' };
  const { title, minutes = 0, seconds = 0, question, options, answer, explanation = '' }: ChapterFront = front;
  return {
    id,
    title,
    minutes,
    html: renderMarkdown(markdown),
    ...(video
      ? {
          video: {
            fileId: video.id,
            seconds,
            captions: captions.map((each) => ({ language: each.language, fileId: each.file.id })),
          },
        }
      : {}),
    ...(question && options && answer ? { check: { question, options, answer, explanation } } : {}),
  };
}
