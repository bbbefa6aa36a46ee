import {
  IconArrowsExchange,
  IconClockExclamation,
  IconFileAlert,
  IconFileImport,
  IconHandStop,
  IconMessageQuestion,
  IconScale,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { Waiting } from '#capabilities/desk/index.ts';
import classes from './attention.module.css';
import { useWaitingWords } from './use-waiting-words.ts';
import { VerbLink } from './verb-link.tsx';

const looks: Readonly<Record<Waiting['kind'], { icon: TablerIcon; tone: 'danger' | 'warning' | 'info' }>> = {
  parked: { icon: IconHandStop, tone: 'danger' },
  unsent: { icon: IconClockExclamation, tone: 'warning' },
  differences: { icon: IconScale, tone: 'warning' },
  requests: { icon: IconMessageQuestion, tone: 'info' },
  changes: { icon: IconArrowsExchange, tone: 'info' },
  'faulty-imports': { icon: IconFileAlert, tone: 'danger' },
  'read-imports': { icon: IconFileImport, tone: 'info' },
  onboardings: { icon: IconUserPlus, tone: 'info' },
};

/** How many of what, since when and where; and the step that helps. */
export function AttentionRow({ row, market }: { row: Waiting; market: string | undefined }) {
  const id = useId();
  const words = useWaitingWords(row);
  const { icon: Icon, tone } = looks[row.kind];
  return (
    <li className={`${classes.row} flex align-start gap-12`}>
      <span className={`${classes.icon} rigid`} data-tone={tone} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <div className="row wrap between grow shrinkable gap-8-16">
        <div className={`${classes.words} shrinkable`}>
          <p id={id} className="semibold pretty">
            {words.title}
          </p>
          <p className="text-14 muted">{words.facts}</p>
        </div>
        <VerbLink row={row} market={market} titleId={id} />
      </div>
    </li>
  );
}
