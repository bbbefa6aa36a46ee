import { isUnsure } from '#platform/calls/call-errors.ts';
import { failureWords } from '#platform/calls/failure-words.ts';
import { lookAgain } from '#platform/calls/look-again.ts';
import { currentTexts } from '#platform/texts/texts.ts';
import { showToast } from './toast-queue.ts';

type FailedWrite = {
  topic: string;
  /** Which thing was not changed, by its name, and what holds instead. */
  text: string;
  failure: unknown;
  /** The same once more, with all that was typed. */
  retry: () => void;
  /** The text holds whether or not the server did it: nothing was to be changed, or one must act as if nothing was. */
  isTrueEitherWay?: boolean;
};

/**
 * The one way in which a write that did not go through is reported: what, why, and another try. Where nobody knows whether it
 * did, the page reads anew first, and says no more than that.
 */
export function showFailure(failed: FailedWrite): void {
  if (failed.isTrueEitherWay || !isUnsure(failed.failure)) tell(failed);
  else void lookAgain().then(() => tell({ ...failed, text: currentTexts('common')('unsure') }));
}

function tell({ topic, text, failure, retry }: FailedWrite): void {
  const t = currentTexts('errors');
  const { text: reason, reference } = failureWords(t, failure);
  showToast({
    tone: 'failed',
    topic,
    text,
    detail: reference ? `${reason} ${reference}` : reason,
    action: { label: t('retry'), run: retry },
  });
}
