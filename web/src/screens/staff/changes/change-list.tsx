import type { ChangeRequest } from '#capabilities/staff/index.ts';
import { ChangeItem } from './change-item.tsx';

/** Requests below each other, each with what can be done about it. */
export const ChangeList = ({ changes }: { changes: readonly ChangeRequest[] }) => (
  <ul className="grid gap-16">
    {changes.map((change) => (
      <ChangeItem key={change.id} change={change} />
    ))}
  </ul>
);
