import { stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import { useState } from 'react';
import { freshIn, type ShownOnboarding, type ShownStep, useSaveStep } from '#capabilities/onboarding/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

export type Cells = Readonly<Record<string, string>>;
type Kept = { rows: readonly Cells[]; at: string | null };

const stepOf = ({ steps }: ShownOnboarding, step: ShownStep['step']) => steps.find((each) => each.step === step);

/** What is typed, what the server has found wrong with it, and the way to keep it; nothing typed is lost, whatever comes back. */
export function useStepForm(onboarding: ShownOnboarding, step: ShownStep) {
  const { t } = useTranslation('onboarding');
  const [rows, setRows] = useState<readonly Cells[]>(step.rows);
  // As the server had it when this form last agreed with it.
  const [kept, setKept] = useState<Kept>({ rows: step.rows, at: step.at });
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const save = useSaveStep(onboarding.id);
  const isMeanwhile = step.at !== kept.at;
  const isTyped = JSON.stringify(rows) !== JSON.stringify(kept.rows);

  const agree = (shown: ShownOnboarding | undefined, isTaken: boolean) => {
    const fresh = shown && stepOf(shown, step.step);
    if (!fresh) return;
    setKept({ rows: isTaken ? fresh.rows : rows, at: fresh.at });
    if (isTaken) setRows(fresh.rows);
    setCorrected(new Set());
  };

  const send = (isComplete: boolean, version = onboarding.version, isAgain = false) => {
    const body = { step: step.step, version, isComplete, rows: rows.map((row) => ({ ...row })) };
    save.mutate(body, {
      onSuccess(shown) {
        agree(shown, true);
        setTries(0);
        const isDone = stepOf(shown, step.step)?.state;
        const text = isDone === 'done' ? 'form.done' : isDone === 'waiting' ? 'form.asked' : 'form.kept';
        showToast({ tone: 'done', topic: 'onboarding', text: t(text, { step: t(`steps.${step.step}`) }) });
      },
      onError(error) {
        const fresh = freshIn(error);
        const theirs = fresh && stepOf(fresh, step.step);
        // Somebody has worked at another step: that stands in nobody's way.
        if (fresh && theirs?.at === kept.at && !isAgain) return send(isComplete, fresh.version, true);
        if (fresh && theirs && theirs.faults.length > 0 && fresh.version !== version) agree(fresh, false);
        setTries((n) => n + 1);
      },
    });
  };

  return {
    rows,
    tries,
    isTyped,
    isMeanwhile,
    isSaving: save.isPending,
    failure: save.error,
    type(row: number, change: Cells) {
      setRows((now) => now.map((each, index) => (index === row ? { ...each, ...change } : each)));
      setCorrected((now) => new Set([...now, ...Object.keys(change).map((column) => `${row} ${column}`)]));
    },
    addRow: () =>
      setRows((now) => [...now, Object.fromEntries(stepRules[step.step].fields.map((field) => [field, '']))]),
    removeRow: (row: number) => setRows((now) => now.filter((_each, index) => index !== row)),
    /** What is being corrected is no longer wrong. */
    faults: step.faults.filter(({ row, column }) => !corrected.has(`${row} ${column}`)),
    takeTheirs: () => agree(onboarding, true),
    keepMine: () => setKept((now) => ({ ...now, at: step.at })),
    keep: () => send(false),
    complete: () => send(true),
  };
}

export type StepFormState = ReturnType<typeof useStepForm>;
