import type { ShownOnboarding, ShownStep } from '#capabilities/onboarding/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { columnsOf } from './column-label.ts';
import { useStepWords } from './use-step-words.ts';

/** A step of somebody else, or one that has ended: to be read. */
export function StepFacts({ onboarding, step }: { onboarding: ShownOnboarding; step: ShownStep }) {
  const { t } = useTranslation('onboarding');
  const words = useStepWords(onboarding);
  const isNothing = step.state === 'empty';
  if (isNothing) return <p className="text-15 muted">{t('nothingYet')}</p>;
  return (
    <>
      {step.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a draft have no other name.
        <Facts key={index}>
          {columnsOf(step.step).map((column) => (
            <Fact key={column} label={t(`fields.${column}`)} none="–">
              {row[column] ? words.value(column, row[column]) : ''}
            </Fact>
          ))}
        </Facts>
      ))}
    </>
  );
}
