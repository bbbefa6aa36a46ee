import { endsWaiting } from '@dray/contract/support/ticket-status.ts';
import { fold } from '@dray/server/platform/text/fold-text.ts';
import { type PlotName, plotNames, plots } from './request-plots.ts';
import type { PlottedRequest } from './tell-request.ts';

type Around = {
  /** Customer service of the demo world; the second looks after half of the Czech and Slovak ones. */
  staff: { uid: string };
  second: { uid: string };
  numbers: readonly number[];
};

/** Oldest first, so that numbers grow with time. */
export function requestRows(requests: readonly PlottedRequest[], { staff, second, numbers }: Around) {
  const ordered = requests.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return {
    ticket: ordered.map((request, index) => ({
      ...ticketRow(request, numbers[index] ?? 0, mergedInto(request, requests)),
      owner_uid: ownerOf(request, { staff, second }),
    })),
    ticket_comment: ordered.flatMap(({ id, said, asker }) =>
      said.map(({ id: commentId, isStaff, text, at }) => ({
        id: commentId,
        ticket_id: id,
        client_id: null,
        author_uid: isStaff ? staff.uid : asker.uid,
        is_staff: isStaff,
        staff_name: null,
        description: text,
        created_at: at,
      })),
    ),
    ticket_event: ordered.flatMap(({ id, steps, asker }) =>
      steps.map(({ to, at, isStaff }, index) => ({
        ticket_id: id,
        at,
        from_status: steps[index - 1]?.to ?? null,
        to_status: to,
        by_uid: isStaff ? staff.uid : asker.uid,
        is_staff: isStaff,
        staff_name: null,
      })),
    ),
  };
}

/** Nobody yet, where nobody of customer service has said anything. */
function ownerOf({ said, plot, asker }: PlottedRequest, { staff, second }: Pick<Around, 'staff' | 'second'>) {
  if (!said.some(({ isStaff }) => isStaff)) return null;
  const isSecond = (asker.country === 'CZ' || asker.country === 'SK') && plotNames.indexOf(plot) % 2 === 1;
  return isSecond ? second.uid : staff.uid;
}

/** Since the first word that nobody has answered; nobody waits where the next word is theirs. */
function waitingSince({ said, createdAt, plot }: PlottedRequest): Date | null {
  if (endsWaiting(plots[plot].status)) return null;
  const answered = said.findLastIndex(({ isStaff }) => isStaff);
  return answered < 0 ? createdAt : (said[answered + 1]?.at ?? null);
}

const mergedInto = ({ plot, asker }: PlottedRequest, requests: readonly PlottedRequest[]): string | null =>
  plots[plot].status === 'Merged'
    ? (requests.find((each) => each.plot === ('short' satisfies PlotName) && each.asker.uid === asker.uid)?.id ?? null)
    : null;

function ticketRow(request: PlottedRequest, caseNumber: number, merged: string | null) {
  const { id, plot, asker, title, asked, reference, createdAt, said, steps, shipToId } = request;
  const { about, status } = plots[plot];
  const moments = [createdAt, ...said.map(({ at }) => at), ...steps.map(({ at }) => at)];
  const answers = [...said, ...steps].filter(({ isStaff }) => isStaff).map(({ at }) => at);
  return {
    id,
    case_number: caseNumber,
    client_id: null,
    author_uid: asker.uid,
    company_id: asker.company_id,
    ship_to_id: shipToId,
    country: asker.country,
    title,
    description: asked,
    category: about[0],
    sub_category: about[1],
    status,
    merged_into: merged,
    reference_kind: reference?.kind ?? null,
    reference_id: reference?.id ?? null,
    reference_line_no: reference?.lineNo ?? null,
    reference_label: reference?.label ?? null,
    reference_packs: reference?.affected?.packs ?? null,
    reference_pack_format: reference?.affected?.packFormat ?? null,
    expected_credit: reference?.affected?.credit ?? null,
    expected_currency: reference?.affected?.currency ?? null,
    search_text: fold([title, asked, reference?.label, ...said.map(({ text }) => text)].join(' ')),
    created_at: createdAt,
    updated_at: latest(moments),
    answered_at: answers.length > 0 ? latest(answers) : null,
    version: 1 + said.length + steps.length,
    waiting_since: waitingSince(request),
  };
}

const latest = (moments: readonly Date[]): Date => new Date(Math.max(...moments.map((moment) => moment.getTime())));
