import { useNavigate } from '@tanstack/react-router';
import type { TicketRow } from '#capabilities/support/index.ts';
import { useLetterKeys } from '#platform/letter-keys.ts';
import { focusField } from '#ui/form/focus-field.ts';
import { replyFieldId } from './ticket/composer.tsx';

type Keys = { rows: readonly TicketRow[]; open: string | undefined; stayOnRow: () => void };

/** J opens the next request, K the one before, R goes to the answer. */
export function useTicketKeys({ rows, open, stayOnRow }: Keys): void {
  const navigate = useNavigate();
  const move = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === open);
    const next = at < 0 ? rows[0] : rows[at + by];
    if (!next) return;
    stayOnRow();
    void navigate({
      to: '/support/tickets',
      search: (now: object) => ({ ...now, ticket: next.id }),
      replace: open !== undefined,
      resetScroll: false,
    });
  };
  useLetterKeys({ j: () => move(1), k: () => move(-1), r: () => focusField(replyFieldId) });
}
