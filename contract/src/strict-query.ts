import { z } from 'zod';

/** As `languageParameters` name it: every call of a browser says in which language it is read. */
const language = z.union([z.string(), z.array(z.string())]).optional();

/** A query of which every parameter is known: another one is refused and named, not silently left out. */
export const strictQuery = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, Language: language, languageValue: language });
