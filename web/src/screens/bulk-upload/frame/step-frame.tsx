import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { Steps } from '#ui/page/steps.tsx';

const steps = ['choose', 'check', 'send'] as const;

type Props = { step: (typeof steps)[number]; actions?: ReactNode; children: ReactNode };

/** Heading and steps, which never wait for what is below them. */
export function StepFrame({ step, actions, children }: Props) {
  const { t } = useTranslation('bulk-upload');
  return (
    <>
      <PageHead title={t('heading')} actions={actions}>
        <Steps
          label={t('steps.label')}
          steps={steps.map((each) => t(`steps.${each}`))}
          current={steps.indexOf(step)}
          done={t('steps.done')}
        />
      </PageHead>
      {children}
    </>
  );
}
