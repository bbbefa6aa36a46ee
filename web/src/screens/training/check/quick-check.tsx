import { IconHelpHexagon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { answerCheck, type Chapter } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import classes from './quick-check.module.css';
import { Verdict } from './verdict.tsx';

type Check = NonNullable<Chapter['check']>;
type Props = { path: string; chapterId: string; check: Check; lang: string | undefined };

/** One question after a chapter: arrow keys choose, Enter asks, and the verdict is shown in words. */
export function QuickCheck({ path, chapterId, check: { question, options }, lang }: Props) {
  const { t } = useTranslation('training');
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const answering = useMutation({
    mutationFn: (optionId: string) => answerCheck(path, { chapterId, optionId }),
    onError: (failure, optionId) =>
      showFailure({
        topic: 'check',
        isTrueEitherWay: true,
        text: t('check.failed'),
        failure,
        retry: () => answering.mutate(optionId),
      }),
  });
  const verdict = answering.variables === chosen ? answering.data : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== undefined) answering.mutate(chosen);
  };
  return (
    <form className={`${classes.check} grid gap-12 card`} onSubmit={submit}>
      <h2 className="row gap-8 text-15 muted">
        <IconHelpHexagon size={20} stroke={1.75} aria-hidden="true" />
        {t('check.heading')}
      </h2>
      <fieldset className="grid gap-8">
        <legend className="mb-8 semibold" lang={lang}>
          {question}
        </legend>
        {options.map(({ id, text }) => (
          <label
            key={id}
            className={`${classes.option} row gap-12 touch`}
            data-verdict={verdict && id === chosen ? (verdict.isRight ? 'right' : 'wrong') : undefined}
          >
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => setChosen(id)} />
            <span lang={lang}>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex wrap align-start gap-8-16">
        <Button type="submit" variant="default" disabled={chosen === undefined} loading={answering.isPending}>
          {t('check.submit')}
        </Button>
        <div role="status" className={`${classes.told} grid gap-4 text-15`}>
          {verdict && <Verdict isRight={verdict.isRight} explanation={verdict.explanation} lang={lang} />}
        </div>
      </div>
    </form>
  );
}
