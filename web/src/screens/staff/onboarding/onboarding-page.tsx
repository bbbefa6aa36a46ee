import type { OnboardingStep } from '@dray/contract/onboarding/onboarding-steps.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isOnboardingId, onboardingQueries, type ShownOnboarding } from '#capabilities/onboarding/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { History } from '#capabilities/staff/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { inventedOnboarding } from './invented-onboarding.ts';
import { NoSuchOnboarding } from './no-such-onboarding.tsx';
import classes from './onboarding-page.module.css';
import { ReadyCard } from './ready-card.tsx';
import { StepNav } from './step-nav.tsx';
import { StepPanel } from './step-panel.tsx';

type Props = { id: string; step: OnboardingStep | undefined };

/** All steps with whose turn each is, and beside them the one that is worked on; on a phone one of both. */
export function OnboardingPage({ id, step }: Props) {
  const { t } = useTranslation(['onboarding', 'staff']);
  const query = useQuery({ ...onboardingQueries.one(id), enabled: isOnboardingId(id) });
  useOwnPageName(query.data?.name ?? t('staff:onboardings.heading'));
  const { error } = query;
  if (!isOnboardingId(id) || (error instanceof CallRefused && error.code === 'NOT_FOUND')) return <NoSuchOnboarding />;
  return (
    <>
      <Head onboarding={query.data} />
      <BlockStates
        query={query}
        failed={t('onboarding:failed')}
        waiting={<Body onboarding={inventedOnboarding} step={step} />}
      >
        {(onboarding) => <Body onboarding={onboarding} step={step} />}
      </BlockStates>
    </>
  );
}

function Head({ onboarding }: { onboarding: ShownOnboarding | undefined }) {
  const { t } = useTranslation(['onboarding', 'staff']);
  const nameOfCountry = useCountryName();
  const [isAsked, setIsAsked] = useState(false);
  const title = onboarding?.name ?? '\u00a0';
  const mayDiscard = onboarding?.state === 'open' && onboarding.mayEdit;
  const lead =
    onboarding && [nameOfCountry(onboarding.country), t(`onboarding:states.${onboarding.state}`)].join(' · ');
  return (
    <>
      <Breadcrumb
        label={t('onboarding:where')}
        links={[{ key: 'all', link: <Link to="/staff/onboardings">{t('staff:onboardings.heading')}</Link> }]}
        current={title}
      />
      <PageHead
        title={title}
        lead={lead ?? '\u00a0'}
        {...(mayDiscard
          ? {
              actions: (
                <Button variant="default" onClick={() => setIsAsked(true)}>
                  {t('onboarding:discard.open')}
                </Button>
              ),
            }
          : {})}
      />
      {isAsked && onboarding && <DiscardDialog onboarding={onboarding} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function Body({ onboarding, step }: { onboarding: ShownOnboarding; step: OnboardingStep | undefined }) {
  const isInvented = onboarding === inventedOnboarding;
  const current = onboarding.steps.find((each) => each.step === (step ?? onboarding.next?.step ?? 'owner'));
  return (
    <div className={classes.page} data-chosen={step !== undefined || undefined}>
      <div className={classes.steps}>
        <StepNav onboarding={onboarding} current={current?.step} />
      </div>
      <div className={classes.work}>
        <Stack>
          {current && <StepPanel key={current.step} onboarding={onboarding} step={current} />}
          {!isInvented && <ReadyCard onboarding={onboarding} />}
          {!isInvented && <History subject={`onboarding:${onboarding.id}`} />}
        </Stack>
      </div>
    </div>
  );
}
