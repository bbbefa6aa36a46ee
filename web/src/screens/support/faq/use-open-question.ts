import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Question } from '#capabilities/content/index.ts';
import type { QuestionGroup } from './question-groups.ts';

/** `#faq-12`: what comes after the hash of a question's address. */
export const anchorOf = ({ path }: Pick<Question, 'path'>): string => `faq-${path}`;

/** A question in one of its groups: what is asked most stands below its theme, too. */
type Row = { key: string; question: Question };

export const rowsOf = (groups: readonly QuestionGroup[]): Row[] =>
  groups.flatMap(({ key, questions }) => questions.map((question) => ({ key: `${key}/${question.id}`, question })));

type Open = {
  isOpen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** The address leads to the first of its rows. */
  anchorAt: (row: Row) => string | undefined;
};

/** Which answers are unfolded. A reader who comes by a link finds that one open and in sight; what is opened can be linked to. */
export function useOpenQuestion(rows: readonly Row[]): Open {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isFirst = ({ key, question }: Row) => rows.find((row) => row.question.id === question.id)?.key === key;
  const linked = rows.find(({ question }) => anchorOf(question) === hash)?.key;
  const isOpen = ({ key }: Row) => chosen.get(key) ?? key === linked;
  const isLinkedTo = linked !== undefined && !chosen.has(linked);
  useEffect(() => {
    if (isLinkedTo) document.getElementById(hash)?.scrollIntoView({ block: 'nearest' });
  }, [isLinkedTo, hash]);
  return {
    isOpen,
    anchorAt: (row) => (isFirst(row) ? anchorOf(row.question) : undefined),
    toggle: (row) => {
      const opens = !isOpen(row);
      // The address is about to name this question: its other row stays as it is.
      const same = rows.filter(({ question }) => question.id === row.question.id);
      setChosen(
        (before) => new Map([...before, ...same.map((each) => [each.key, isOpen(each)] as const), [row.key, opens]]),
      );
      if (opens) {
        void navigate({
          to: '.',
          search: (now: object) => now,
          hash: anchorOf(row.question),
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        });
      }
    },
  };
}
