import {
  IconActivityHeartbeat,
  IconArrowsExchange,
  IconArrowsTransferUp,
  IconBuildingStore,
  IconCalendarEvent,
  IconClipboardList,
  IconFileImport,
  IconHistory,
  IconLayoutDashboard,
  IconMessages,
  IconTags,
  IconToggleLeft,
  IconUserPlus,
  IconUsers,
  IconWritingSign,
  IconZoomMoney,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestsQueries } from '#capabilities/requests-desk/index.ts';
import type { staffScreens } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import list from './menu/menu-list.module.css';
import classes from './staff-menu.module.css';

type StaffScreen = (typeof staffScreens)[number];
export type StaffMenuProps = {
  screens: readonly StaffScreen[];
  /** How many requests wait for the reader. */
  toDecide: number;
};

export const staffIcons: Readonly<Record<StaffScreen['name'], TablerIcon>> = {
  desk: IconLayoutDashboard,
  orders: IconClipboardList,
  customers: IconBuildingStore,
  requests: IconMessages,
  onboardings: IconUserPlus,
  prices: IconZoomMoney,
  lists: IconTags,
  content: IconWritingSign,
  imports: IconFileImport,
  calendar: IconCalendarEvent,
  sections: IconToggleLeft,
  erp: IconArrowsTransferUp,
  health: IconActivityHeartbeat,
  people: IconUsers,
  changes: IconArrowsExchange,
  audit: IconHistory,
};

/** What the reader may open; a number stands only where somebody must act. */
export function StaffMenu({ screens, toDecide }: StaffMenuProps) {
  const { t } = useTranslation('staff');
  return (
    <ul className="grid gap-2">
      {screens.map(({ name, to }) => {
        const Icon = staffIcons[name];
        return (
          <li key={name}>
            <Link to={to} activeOptions={{ exact: to === '/staff', includeSearch: false }} className={list.entry}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span className="shrinkable anywhere">{t(`${name}.heading`)}</span>
              {name === 'changes' && <ToDecide count={toDecide} />}
              {name === 'requests' && <ToAnswer />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How many customers wait; asked only where the entry is offered. */
function ToAnswer() {
  const { data } = useQuery(requestsQueries.counts());
  return <Waiting count={data?.waiting ?? 0} what="toAnswer" />;
}

export const ToDecide = ({ count }: { count: number }) => <Waiting count={count} what="toDecide" />;

function Waiting({ count, what }: { count: number; what: 'toDecide' | 'toAnswer' }) {
  const { t } = useTranslation('staff');
  const n = formatNumber(useLanguage(), count);
  if (count === 0) return null;
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {n}
      </span>
      <VisuallyHidden>({t(`frame.${what}`, { count, n })})</VisuallyHidden>
    </>
  );
}
