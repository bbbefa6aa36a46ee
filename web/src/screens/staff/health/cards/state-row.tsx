import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClockOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './state-row.module.css';

const looks = {
  ok: { icon: IconCircleCheck, tone: 'success' },
  warning: { icon: IconAlertTriangle, tone: 'warning' },
  failed: { icon: IconCircleX, tone: 'danger' },
  unknown: { icon: IconClockOff, tone: 'muted' },
} as const;

type Props = {
  state: keyof typeof looks;
  /** The state in a word, for those who do not see the shape. */
  word: string;
  name: string;
  children?: ReactNode;
  value: ReactNode;
};

/** One thing that was looked at: its state by shape and colour, its name, what is known of it, and one figure. */
export function StateRow({ state, word, name, children, value }: Props) {
  const { icon: Icon, tone } = looks[state];
  return (
    <li className={`${classes.row} flex align-start gap-12`}>
      <Icon className={`rigid ${tone}`} size={20} stroke={1.75} aria-hidden="true" />
      <span className="grow shrinkable anywhere">
        <span className="block semibold">
          {name} <VisuallyHidden>{word}</VisuallyHidden>
        </span>
        {children && <span className="block text-14 muted">{children}</span>}
      </span>
      <span className="text-15 tabular text-end nowrap">{value}</span>
    </li>
  );
}
