import { IconCircleX } from '@tabler/icons-react';
import type { PlaceOutcome } from '#capabilities/ordering/index.ts';
import { failureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import classes from './warning.module.css';

type Props = { outcome: PlaceOutcome; mayTryAgain: boolean; onTryAgain: () => void };

/** Why it was not placed, in the server's words, above the button that was pressed; nothing of it is lost (K12). */
export function NotPlaced({ outcome, mayTryAgain, onTryAgain }: Props) {
  const { t } = useTranslation('summary');
  const { t: errors } = useTranslation('errors');
  const { messages, reference } = reasonsOf(outcome, (error) => failureWords(errors, error));
  const isLost = outcome.kind === 'lost';
  return (
    <section className={`${classes.warning} flex gap-10 text-14`} data-tone="danger" role="alert">
      <IconCircleX size={20} stroke={1.75} aria-hidden="true" />
      <div className="grid shrinkable gap-6">
        <h3 className="text-14 letters-0">{t(isLost ? 'lost.heading' : 'refused.heading')}</h3>
        <ul className={`${classes.list} grid gap-4`}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
          <li>{t(isLost ? 'lost.text' : 'refused.kept')}</li>
        </ul>
        {reference && <p className="muted">{reference}</p>}
        <div className="flex wrap gap-8 mt-4">
          <Button size="sm" variant="default" disabled={!mayTryAgain} onClick={onTryAgain}>
            {t('tryAgain')}
          </Button>
          <ButtonLink to="/contact" size="sm" variant="default">
            {t('getHelp')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

type Words = ReturnType<typeof failureWords>;

function reasonsOf(
  outcome: PlaceOutcome,
  wordsOf: (error: unknown) => Words,
): { messages: readonly string[]; reference?: string | undefined } {
  if (outcome.kind === 'refused') return { messages: outcome.errors.map(({ message }) => message) };
  if (outcome.kind !== 'failed') return { messages: [] };
  const { text, reference } = wordsOf(outcome.error);
  return { messages: [text], reference };
}
