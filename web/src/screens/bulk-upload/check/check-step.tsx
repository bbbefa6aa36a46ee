import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { useState } from 'react';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { FaultCards } from './cards/fault-cards.tsx';
import { CheckedFile } from './checked-file.tsx';
import { useMending } from './faults/use-mending.ts';
import { firstView, ordersIn } from './order/view.model.ts';
import { Views } from './order/views.tsx';
import { RepairCard } from './repair/repair-card.tsx';
import { SameGoodsNote } from './same-goods/same-goods-note.tsx';
import { useChoosing } from './same-goods/use-choosing.ts';
import { SendBar } from './send/send-bar.tsx';
import { SheetCard } from './sheet/sheet-card.tsx';
import { StateNotes } from './state-notes.tsx';

type Props = { job: BulkJob; view: BulkView | undefined };

/** The orders of a checked file: what can be sent, what wants mending, and what was sent before. */
export function CheckStep({ job, view: asked }: Props) {
  const isWide = useIsWide();
  // Mending takes orders out of a view: the one that was chosen first stays until another is.
  const [first] = useState(() => firstView(job.list));
  const view = asked ?? first;
  const mending = useMending(job.jobId);
  const choose = useChoosing(job.jobId);
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const chosen = [...ordersIn(job.list, 'good'), ...ordersIn(job.list, 'repeated').filter(({ key }) => again.has(key))];
  const repeat = { again, onAgain: setAgain };
  const isRepair = view === 'faulty';
  const Body = isRepair ? RepairCard : isWide ? SheetCard : FaultCards;
  return (
    <div className="grid one-column gap-10">
      <CheckedFile job={job} />
      <StateNotes job={job} />
      {!isWide && <Views job={job} view={view} />}
      {!isRepair && <SameGoodsNote list={job.list} onChoose={choose} />}
      <Body job={job} view={view} mending={mending} repeat={repeat} onChoose={choose} />
      <SendBar job={job} chosen={chosen} again={again} />
    </div>
  );
}
