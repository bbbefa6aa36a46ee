import { IconCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShownOnboarding, ShownStep } from '#capabilities/onboarding/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useTurnWords } from '../parts/use-turn-words.ts';
import classes from './step-nav.module.css';

type Props = { onboarding: ShownOnboarding; current: ShownStep['step'] | undefined };

/** Every step with how far it is: who has done it, whose turn it is, or whom it waits for. */
export function StepNav({ onboarding: { id, steps }, current }: Props) {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  return (
    <nav aria-label={t('nav.label')} className="card">
      <ol className={classes.steps}>
        {steps.map((each, index) => (
          <li key={each.step}>
            <Link
              to="/staff/onboardings/$id"
              params={{ id }}
              search={{ step: each.step }}
              className={classes.step}
              data-state={each.state}
              aria-current={each.step === current ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                {marks[each.state] ?? formatNumber(language, index + 1)}
              </span>
              <span className="shrinkable grid gap-2">
                <span className="text-15 semibold">{t(`steps.${each.step}`)}</span>
                <State step={each} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const marks: Readonly<Partial<Record<ShownStep['state'], ReactNode>>> = {
  done: <IconCheck size={16} stroke={2.5} />,
  waiting: <IconClock size={16} stroke={2} />,
  draft: <IconPencil size={16} stroke={2} />,
};

function State({ step }: { step: ShownStep }) {
  const { t } = useTranslation('onboarding');
  const words = useTurnWords();
  const text =
    step.state === 'done'
      ? t('nav.done', { name: step.by?.name ?? '' })
      : step.waitsFor
        ? t('nav.after', { step: t(`steps.${step.waitsFor}`) })
        : words(step);
  return (
    <>
      <span className="text-13 muted anywhere">{text}</span>
      {step.faults.length > 0 && (
        <span className="text-13 danger">{t('nav.faults', { count: step.faults.length, n: step.faults.length })}</span>
      )}
    </>
  );
}
