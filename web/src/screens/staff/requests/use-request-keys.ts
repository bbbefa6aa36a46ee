import { useNavigate } from '@tanstack/react-router';
import type { RequestRow } from '#capabilities/requests-desk/index.ts';
import { useLetterKeys } from '#platform/letter-keys.ts';
import { focusField } from '#ui/form/focus-field.ts';
import { answerFieldId } from './reply/reply-field.ts';

type Keys = { rows: readonly RequestRow[]; open: string | undefined; stayOnRow: () => void };

/** J opens the next request, K the one before, R goes to the answer: as on the customer's page. */
export function useRequestKeys({ rows, open, stayOnRow }: Keys): void {
  const navigate = useNavigate();
  const move = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === open);
    const next = at < 0 ? rows[0] : rows[at + by];
    if (!next) return;
    stayOnRow();
    void navigate({
      to: '/staff/requests',
      search: (now: object) => ({ ...now, request: next.id }),
      replace: open !== undefined,
      resetScroll: false,
    });
  };
  useLetterKeys({ j: () => move(1), k: () => move(-1), r: () => focusField(answerFieldId) });
}
