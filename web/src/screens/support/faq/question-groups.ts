import type { Question } from '#capabilities/content/index.ts';

type Group = { key: string; heading: string; questions: Question[] };

/** Questions by their theme, in the order they came; those without one are under the name of the page. */
export function questionGroups(questions: readonly Question[], untitled: string): Group[] {
  const groups = new Map<string, Group>();
  for (const question of questions) {
    const { id = '', title = untitled } = question.theme ?? {};
    const group = groups.get(id) ?? { key: id, heading: title, questions: [] };
    group.questions.push(question);
    groups.set(id, group);
  }
  return [...groups.values()];
}
