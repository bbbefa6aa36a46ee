import { stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import type { ShownOnboarding, ShownStep } from '#capabilities/onboarding/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { useLeaveGuard } from '#ui/overlay/dialogs/use-leave-guard.ts';
import { Note } from '#ui/page/note.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { fieldId } from './field-id.ts';
import { RowFields } from './row-fields.tsx';
import { useFaultWords } from './use-fault-words.ts';
import { type StepFormState, useStepForm } from './use-step-form.ts';

type Props = { onboarding: ShownOnboarding; step: ShownStep };

/** What is typed of a step; it is kept as a draft, or completed, and what is wrong stands at its field. */
export function StepForm({ onboarding, step }: Props) {
  const { t } = useTranslation('onboarding');
  const form = useStepForm(onboarding, step);
  const words = useFaultWords();
  useLeaveGuard(() => form.isTyped, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirm: t('leave.confirm'),
    cancel: t('leave.cancel'),
  });
  const { faults } = form;
  const isShownAtFields = form.failure instanceof CallRefused && form.failure.code === 'ONBOARDING_FAULTS';
  const mayAdd = step.step === 'ship-tos';
  return (
    <form
      className="grid one-column gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.complete();
      }}
    >
      <ErrorSummary
        key={form.tries}
        errors={faults.map((fault) => ({ fieldId: fieldId(fault.row ?? 0, fault.column), text: words.named(fault) }))}
      />
      {form.isMeanwhile && <Meanwhile form={form} name={step.by?.name ?? ''} />}
      {form.rows.map((row, index) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is being typed has no other name.
          key={index}
          onboarding={onboarding}
          step={step}
          row={row}
          index={index}
          form={form}
        />
      ))}
      {mayAdd && (
        <p>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={form.addRow}
          >
            {t('form.addShipTo')}
          </Button>
        </p>
      )}
      {!isShownAtFields && !form.isMeanwhile && <FailedNote text={t('form.notKept')} error={form.failure} />}
      <Foot step={step} form={form} />
    </form>
  );
}

function Foot({ step, form }: { step: ShownStep; form: StepFormState }) {
  const { t } = useTranslation('onboarding');
  const complete =
    step.step === 'payment'
      ? 'form.ask'
      : step.state === 'done' && stepRules[step.step].kind !== 'users'
        ? 'form.correct'
        : 'form.complete';
  return (
    <div className="flex wrap justify-end gap-8">
      {form.rows.length > 0 && (
        <Button variant="default" loading={form.isSaving} onClick={form.keep}>
          {t('form.keep')}
        </Button>
      )}
      {!step.waitsFor && (
        <Button type="submit" loading={form.isSaving}>
          {t(complete)}
        </Button>
      )}
    </div>
  );
}

/** A colleague was faster: nothing of either is lost without a word. */
function Meanwhile({ form, name }: { form: StepFormState; name: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <Note tone="warning" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p>{t('form.meanwhile', { name })}</p>
      <div className="flex wrap gap-8 mt-8">
        <Button variant="default" size="sm" onClick={form.takeTheirs}>
          {t('form.takeTheirs')}
        </Button>
        <Button variant="default" size="sm" onClick={form.keepMine}>
          {t('form.keepMine')}
        </Button>
      </div>
    </Note>
  );
}
