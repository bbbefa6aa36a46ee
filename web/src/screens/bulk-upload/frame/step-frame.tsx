import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Steps } from '#ui/page/steps.tsx';
import classes from './step-frame.module.css';

const steps = ['choose', 'check', 'send'] as const;

type Props = { step: (typeof steps)[number]; actions?: ReactNode; children: ReactNode };

/** Heading and steps in one row, which never waits for what is below it. */
export function StepFrame({ step, actions, children }: Props) {
  const { t } = useTranslation('bulk-upload');
  return (
    <>
      <header className={`${classes.head} row wrap touch`} data-print="no">
        <h1>{t('heading')}</h1>
        <Steps
          label={t('steps.label')}
          steps={steps.map((each) => t(`steps.${each}`))}
          current={steps.indexOf(step)}
          done={t('steps.done')}
        />
        {actions && <div className="push-end">{actions}</div>}
      </header>
      {children}
    </>
  );
}
