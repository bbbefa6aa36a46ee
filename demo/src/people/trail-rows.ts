import { type Employee, employees } from './people.ts';
import { daysSinceCreated } from './people-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
const everyone = Object.values(employees).flat();

type Change = { from: string | null; to: string | null };
type Step = {
  daysAgo: number;
  action: string;
  actor: string;
  changes?: Record<string, Change>;
  details?: Record<string, string>;
};

/** What was done about people and by them, oldest first, as the portal itself would have written it down. */
export const trailRows = (now: Date) =>
  everyone
    .flatMap((person) => stepsOf(person).map((step) => rowOf(now, person, step)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());

function stepsOf(person: Employee): Step[] {
  const actor = whoManages(person);
  const hired = daysSinceCreated(person);
  const roleKey = `role:${person.onlyAt ?? '*'}`;
  const roles = [...person.roles].sort().join(',');
  const status = person.status ?? 'Active';
  const isOut = status !== 'Active' && status !== 'Invited';
  return [
    { daysAgo: hired, action: 'person-invited', actor },
    // Anyone who has fewer sections began with fewer still.
    ...(person.onlyAt && !isOut
      ? [
          {
            daysAgo: hired,
            action: 'roles-changed',
            actor,
            changes: { [roleKey]: { from: null, to: beginner(person) } },
          },
          {
            daysAgo: hired / 2,
            action: 'roles-changed',
            actor,
            changes: { [roleKey]: { from: beginner(person), to: roles } },
          },
        ]
      : roles
        ? [{ daysAgo: hired, action: 'roles-changed', actor, changes: { [roleKey]: { from: null, to: roles } } }]
        : []),
    ...(person.staffRoles ?? []).map(({ id, markets }) => ({
      daysAgo: hired,
      action: 'staff-granted',
      actor: 'operator',
      details: { role: id, markets: markets.join(',') },
    })),
    ...(isOut
      ? [
          {
            daysAgo: 20 + person.position,
            action: 'status-changed',
            actor,
            changes: { status: { from: 'Active', to: status } },
          },
        ]
      : []),
    ...(status === 'Active' && !person.isNew
      ? [{ daysAgo: (person.position * 5) % 9, action: 'signed-in', actor: person.uid }]
      : []),
  ];
}

const beginner = ({ employer }: Employee): string =>
  employer.customerType === 'POS' ? 'R-PUB-COMMON-USER' : 'R-WHSL-COMMON-USER';

/** The first of the company, unless it is that person: the supplier has let them in. */
function whoManages({ uid, employer }: Employee): string {
  const first = everyone.find((person) => person.employer === employer && !person.status);
  return first && first.uid !== uid ? first.uid : 'operator';
}

function rowOf(now: Date, person: Employee, { daysAgo, action, actor, changes = {}, details = {} }: Step) {
  // A little before now, and each at a minute of its own, so that they have an order.
  const minutes = 25 + ((person.position * 37) % 300);
  return {
    at: new Date(now.getTime() - Math.round(daysAgo) * dayMs - minutes * minuteMs),
    actor,
    company_id: person.employer.id,
    action,
    subject: `account:${person.uid}`,
    details: JSON.stringify(details),
    changes: JSON.stringify(changes),
    request_id: `demo-${person.uid}`,
  };
}
