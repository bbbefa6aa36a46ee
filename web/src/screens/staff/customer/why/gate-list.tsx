import type { JudgedGate } from '@dray/contract/customers/gate-shapes.ts';
import type { GateState } from '@dray/contract/customers/gates.ts';
import { IconCircleCheck, IconCircleMinus, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { type StatusLook, StatusWord } from '#ui/list/status-word.tsx';
import { GateFixOf } from './gate-fix.tsx';
import classes from './gate-list.module.css';
import { useGateWords } from './use-gate-words.ts';

const looks: Readonly<Record<GateState, StatusLook>> = {
  open: { tone: 'success', icon: IconCircleCheck },
  closed: { tone: 'danger', icon: IconCircleX },
  'not-judged': { tone: 'neutral', icon: IconCircleMinus },
};

/** Every condition in the sequence in which an order comes to it. */
export function GateList({ gates }: { gates: readonly JudgedGate[] }) {
  const { t } = useTranslation('customers');
  const words = useGateWords();
  return (
    <ol className={classes.gates}>
      {gates.map((judged) => (
        <li key={judged.gate} className={classes.gate} data-gate={judged.gate} data-state={judged.state}>
          <p className="text-15 semibold">{t(`why.gates.${judged.gate}`)}</p>
          <StatusWord {...looks[judged.state]}>{t(`why.states.${judged.state}`)}</StatusWord>
          <div className="grid gap-4 text-14">
            {words.detail(judged) && <p className="muted anywhere">{words.detail(judged)}</p>}
            {judged.texts.map((text) => (
              <p key={text} className="anywhere">
                {text}
              </p>
            ))}
            {judged.fix && <GateFixOf fix={judged.fix} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
