import { articleKinds } from '@dray/contract/content/articles.rest.ts';
import { addressLength, safeAddress } from '@dray/contract/content/content-kinds.ts';
import { trainingKinds } from '@dray/contract/content/training.rest.ts';
import { languages } from '@dray/contract/languages.ts';
import { countries } from '@dray/contract/markets.ts';
import { z } from 'zod';
import { readDay, readMoment } from './content-day.model.ts';

const line = (max: number) => z.string().trim().min(1).max(max);
const inLanguages = (max: number) => z.partialRecord(z.enum(languages), line(max));
/** No path, nothing that a system or a page could take for something else. */
export const fileName = z.string().regex(/^(?![.\s])[^\p{C}<>:"/\\|?*&'`]{1,120}$/u, 'is no plain file name');
export const keyText = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be of a-z, 0-9 and -')
  .max(80);
export const address = z.string().max(addressLength).regex(safeAddress, 'is no safe address');

const readAs = (message: string, read: (text: string) => string | undefined) =>
  z.string().transform((text, context) => {
    const found = read(text);
    if (found === undefined) context.addIssue({ code: 'custom', message });
    return found ?? z.NEVER;
  });

export type FrontShapes = ReturnType<typeof frontShapes>;

/** The facts of each kind of file. `today` is given where days may be counted from it, as in a demonstration. */
export function frontShapes(today: string | undefined) {
  const day = readAs('must be a day like 2026-11-03', (text) => readDay(text, today));
  const moment = readAs('must be a day like 2026-11-03, or a moment like 2026-11-03T08:00', (text) =>
    readMoment(text, today),
  );
  const audience = {
    date: day.optional(),
    markets: z.array(z.enum(countries)).max(20).optional(),
    customerTypes: z.array(line(40)).max(20).optional(),
    public: z.boolean().optional(),
    from: moment.optional(),
    to: moment.optional(),
    state: z.enum(['draft', 'published']).optional(),
    order: z.int().min(0).max(100_000).optional(),
  };
  const minutes = z.int().min(0).max(1_000);
  const item = z.strictObject({
    ...audience,
    kind: z.enum([...articleKinds, ...trainingKinds]).optional(),
    image: fileName.optional(),
    imageAlt: inLanguages(300).optional(),
    files: z.array(fileName).max(20).optional(),
    event: z.strictObject({ date: day, place: line(200).optional() }).optional(),
    concerns: z
      .array(z.union([z.strictObject({ closedDay: day }), z.strictObject({ sku: line(40) })]))
      .max(20)
      .optional(),
    theme: keyText.optional(),
    for: z.enum(['faq', 'knowledge']).optional(),
    minutes: minutes.optional(),
    location: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/)
      .optional(),
    link: address.optional(),
    url: address.optional(),
    type: line(40).optional(),
    label: inLanguages(200).optional(),
    title: inLanguages(200).optional(),
    body: inLanguages(2_000).optional(),
  });
  const text = z.strictObject({ title: line(200), summary: z.string().trim().max(600).optional() });
  const chapter = z.strictObject({
    title: line(200),
    minutes: minutes.optional(),
    seconds: z.int().min(0).max(86_400).optional(),
    question: line(500).optional(),
    options: z
      .array(z.strictObject({ id: line(40), text: line(300) }))
      .min(2)
      .max(8)
      .optional(),
    answer: line(40).optional(),
    explanation: z.string().trim().max(1_000).optional(),
  });
  const folder = z.strictObject({ ...audience, name: z.union([line(200), inLanguages(200)]) });
  const material = z.strictObject({
    ...audience,
    file: fileName,
    name: z.union([line(200), inLanguages(200)]).optional(),
    brand: line(80).optional(),
    preview: fileName.optional(),
  });
  const materials = z.strictObject({ files: z.array(material).max(2_000) });
  return { item, text, chapter, folder, materials, material };
}

/** The first thing that is wrong, in words. */
export function parseFront<Shape extends z.ZodType>(shape: Shape, front: unknown): z.output<Shape> {
  const parsed = shape.safeParse(front);
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: 'cannot be read' }] = parsed.error.issues;
  throw new Error(path.length > 0 ? `${path.join('.')}: ${message}` : message);
}

export type ItemFront = z.output<FrontShapes['item']>;
export type ChapterFront = z.output<FrontShapes['chapter']>;
export type MaterialFront = z.output<FrontShapes['material']>;
export type FolderFront = z.output<FrontShapes['folder']>;
