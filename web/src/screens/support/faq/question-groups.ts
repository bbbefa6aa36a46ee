import type { Question } from '#capabilities/content/index.ts';

export type QuestionGroup = {
  key: string;
  heading: string;
  questions: readonly Question[];
  /** Whether it has all there are, so that their number tells something. */
  isAll: boolean;
};

/** Questions by their theme, in the order they came; those without one are under the name of the page. */
export function questionGroups(questions: readonly Question[], untitled: string): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup & { questions: Question[] }>();
  for (const question of questions) {
    const { id = '', title = untitled } = question.theme ?? {};
    const group = groups.get(id) ?? { key: id, heading: title, questions: [], isAll: true };
    group.questions.push(question);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** What is asked most, as the server orders it: a group of its own, or none where nobody has asked yet. */
export function frequentGroup(
  questions: readonly Question[],
  ids: readonly string[],
  heading: string,
): QuestionGroup[] {
  const asked = ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
  return asked.length > 0 ? [{ key: 'frequent', heading, questions: asked, isAll: false }] : [];
}
