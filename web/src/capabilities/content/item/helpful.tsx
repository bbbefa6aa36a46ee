import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { tellHelpful } from '../support/answers.queries.ts';
import classes from './helpful.module.css';

type Props = {
  itemId: string;
  question: string;
  /** Shown once somebody has said that it did not help: the way to somebody who can. */
  otherwise: ReactNode;
};

/** Whether an answer has helped. The last word counts, so it can be taken back by pressing the other one. */
export function Helpful({ itemId, question, otherwise }: Props) {
  const { t } = useTranslation('content');
  const vote = useMutation({
    mutationFn: (isHelpful: boolean) => tellHelpful(itemId, isHelpful),
    onError: (failure, isHelpful) =>
      showFailure({
        topic: `helpful ${itemId}`,
        text: t('helpful.failed'),
        failure,
        retry: () => vote.mutate(isHelpful),
      }),
  });
  const said = vote.isError ? undefined : vote.variables;
  return (
    <div className={`${classes.row} row wrap gap-8 mt-16`} data-print="no">
      <span className="text-14 muted">{question}</span>
      <Button
        variant="default"
        size="sm"
        aria-pressed={said === true}
        leftSection={<IconThumbUp size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => vote.mutate(true)}
      >
        {t('helpful.yes')}
      </Button>
      <Button
        variant="default"
        size="sm"
        aria-pressed={said === false}
        leftSection={<IconThumbDown size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => vote.mutate(false)}
      >
        {t('helpful.no')}
      </Button>
      <span role="status" className="text-14 muted">
        {vote.isSuccess && t('helpful.thanks')}
      </span>
      {said === false && otherwise}
    </div>
  );
}
