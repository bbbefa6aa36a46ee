import { IconAlertTriangle, IconClock, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShownOnboarding, ShownStep } from '#capabilities/onboarding/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Card } from '#ui/page/card.tsx';
import { Note } from '#ui/page/note.tsx';
import { useTurnWords } from '../parts/use-turn-words.ts';
import { StepFacts } from './step-facts.tsx';
import { StepForm } from './step-form.tsx';

type Props = { onboarding: ShownOnboarding; step: ShownStep };

/** One step: a form for those whose turn it is, else what is known of it and whom it waits for. */
export function StepPanel({ onboarding, step }: Props) {
  const { t } = useTranslation('onboarding');
  const isWide = useIsWide();
  const isWritable = onboarding.state === 'open' && step.isMine && step.state !== 'waiting' && !step.isOwnedByErp;
  return (
    <Card
      heading={t(`steps.${step.step}`)}
      lead={t(`leads.${step.step}`)}
      {...(isWide ? {} : { actions: <ToSteps id={onboarding.id} /> })}
    >
      <div className="grid one-column gap-16">
        <Notes onboarding={onboarding} step={step} />
        {isWritable ? (
          <StepForm onboarding={onboarding} step={step} />
        ) : (
          <StepFacts onboarding={onboarding} step={step} />
        )}
      </div>
    </Card>
  );
}

function ToSteps({ id }: { id: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <Link to="/staff/onboardings/$id" params={{ id }} search={{}} className="text-15">
      {t('nav.all')}
    </Link>
  );
}

function Notes({ onboarding, step }: Props) {
  const { t } = useTranslation('onboarding');
  const turn = useTurnWords();
  const { state, waitsFor, isMine, isOwnedByErp, change } = step;
  if (onboarding.state !== 'open') return null;
  if (isOwnedByErp) return <Hint icon="info">{t('notes.erp')}</Hint>;
  if (state === 'waiting')
    return (
      <Hint icon="clock">
        {t('notes.second')} <Link to="/staff/changes">{t('notes.toChanges')}</Link>
      </Hint>
    );
  const isRefused = change && state === 'draft' && change.state !== 'approved' && change.state !== 'waiting';
  return (
    <>
      {isRefused && (
        <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
          <p>{t(change.state === 'refused' ? 'notes.refused' : 'notes.notDecided')}</p>
          {change.reason && <p>{t('notes.reason', { reason: change.reason })}</p>}
        </Note>
      )}
      {!isMine && state !== 'done' && <Hint icon="clock">{turn(step)}</Hint>}
      {isMine && waitsFor && <Hint icon="info">{t('notes.early', { step: t(`steps.${waitsFor}`) })}</Hint>}
    </>
  );
}

function Hint({ icon, children }: { icon: 'info' | 'clock'; children: ReactNode }) {
  const Icon = icon === 'info' ? IconInfoCircle : IconClock;
  return (
    <Note tone="info" icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}>
      <p>{children}</p>
    </Note>
  );
}
