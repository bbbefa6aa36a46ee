import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import {
  AttachedFiles,
  countAsked,
  Helpful,
  ItemText,
  type Question,
  useForeign,
} from '#capabilities/content/index.ts';
import { AskForHelp, searchReference } from '#capabilities/help/index.ts';
import { logFault } from '#platform/log.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { MarkedText } from '../answers/marked-text.tsx';
import classes from './question-row.module.css';
import { anchorOf } from './use-open-question.ts';

type Props = {
  question: Question;
  word: string | undefined;
  anchor: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

/** A question is a button; its answer unfolds below it. */
export function QuestionRow({ question, word, anchor, isOpen, onToggle }: Props) {
  const { t } = useTranslation('content');
  const id = useId();
  const lang = useForeign(question.language);
  useAskedMark(question, isOpen);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div id={anchor} className={classes.row}>
      <h3 className={classes.question} lang={lang}>
        <button type="button" id={`${id}-button`} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span>
            <MarkedText text={question.title} word={word} />
          </span>
          <Chevron size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </h3>
      <section id={id} className={classes.answer} aria-labelledby={`${id}-button`} hidden={!isOpen}>
        {isOpen && (
          <>
            <ItemText html={question.html} language={question.language} marked={word} />
            <AttachedFiles heading={t('files')} files={question.files} />
            <Helpful
              itemId={question.id}
              question={t('helpful.question')}
              otherwise={<AskForHelp reference={searchReference(word ?? anchorOf(question))} />}
            />
          </>
        )}
      </section>
    </div>
  );
}

/** An answer that is opened was asked for. That it could not be counted takes nothing from the reader. */
function useAskedMark({ path }: Question, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) countAsked(path).catch((failure: unknown) => logFault('question asked', failure));
  }, [path, isOpen]);
}
