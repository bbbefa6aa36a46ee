import { IconBulb, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answersQueries, ItemText, type Question, useForeign } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button.tsx';
import classes from './answers.module.css';
import { bestAnswers, searchWords } from './search-words.ts';

const settleMs = 400;

type Props = {
  written: string;
  /** On a phone one row, until somebody wants to see more. */
  isFolded: boolean;
  onSolved: () => void;
};

/** Answers that may be there already, while somebody writes; they never take the focus. */
export function Answers({ written, isFolded, onSolved }: Props) {
  const { t } = useTranslation('requests');
  const id = useId();
  const language = useLanguage();
  const [isUnfolded, setUnfolded] = useState(false);
  const answers = useAnswers(useSettled(written, settleMs));
  const count = t('answers.count', { count: answers.length, n: formatNumber(language, answers.length) });
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  const isShown = answers.length > 0 && (!isFolded || isUnfolded);
  return (
    <section className={`${classes.answers} grid gap-8 card`} data-folded={isFolded || undefined} aria-labelledby={id}>
      <h2 id={id} className={`${classes.heading} row gap-8 text-17`}>
        <IconBulb size={20} stroke={1.75} aria-hidden="true" />
        {t('answers.heading')}
      </h2>
      {isFolded && answers.length > 0 ? (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {count}
          <Chevron size={20} stroke={1.75} aria-hidden="true" />
        </button>
      ) : (
        <p role="status" className={`${classes.hint} text-14 muted`}>
          {answers.length > 0 ? count : t('answers.hint')}
        </p>
      )}
      {isShown && (
        <>
          <ul className={classes.list}>
            {answers.map((question) => (
              <li key={question.id}>
                <Answer question={question} />
              </li>
            ))}
          </ul>
          <Button variant="default" size="sm" onClick={onSolved}>
            {t('answers.solved')}
          </Button>
        </>
      )}
    </section>
  );
}

function useAnswers(written: string): Question[] {
  const language = useLanguage();
  return useQueries({
    queries: searchWords(written).map((q) => ({ ...answersQueries.questions({ q }, language), retry: false })),
    combine: (found) => bestAnswers(found.map(({ data }) => data?.results ?? [])),
  });
}

function Answer({ question: { title, summary, html, language } }: { question: Question }) {
  const id = useId();
  const lang = useForeign(language);
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <button
        type="button"
        className={classes.question}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span lang={lang}>
          <strong>{title}</strong>
          {!isOpen && summary && <span className="block size-13 muted">{summary}</span>}
        </span>
        <Chevron size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className={classes.answer}>
        {isOpen && <ItemText html={html} language={language} />}
      </div>
    </>
  );
}
