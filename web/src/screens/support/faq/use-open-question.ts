import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Question } from '#capabilities/content/index.ts';

/** `#faq-12`: what comes after the hash of a question's address. */
export const anchorOf = ({ path }: Pick<Question, 'path'>): string => `faq-${path}`;

type Open = { isOpen: (question: Question) => boolean; toggle: (question: Question) => void };

/** Which answers are unfolded. A reader who comes by a link finds that one open and in sight; what is opened can be linked to. */
export function useOpenQuestion(questions: readonly Question[]): Open {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = questions.find((question) => anchorOf(question) === hash)?.id;
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = ({ id }: Question) => chosen.get(id) ?? id === linked;
  useEffect(() => {
    if (linked !== undefined) document.getElementById(hash)?.scrollIntoView({ block: 'nearest' });
  }, [linked, hash]);
  return {
    isOpen,
    toggle: (question) => {
      const opens = !isOpen(question);
      setChosen((before) => new Map(before).set(question.id, opens));
      if (opens) {
        void navigate({
          to: '.',
          search: (now: object) => now,
          hash: anchorOf(question),
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        });
      }
    },
  };
}
