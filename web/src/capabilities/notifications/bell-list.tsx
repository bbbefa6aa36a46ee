import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBan,
  IconCalendarOff,
  IconChevronDown,
  IconCircleCheck,
  IconFileAlert,
  IconFileText,
  IconMessageReply,
  IconShieldLock,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useServerNow } from '#platform/server-clock.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type BellEntry, bellEntries, byDay, type GroupedKind, keyOfEntry } from './bell-entries.ts';
import classes from './bell-list.module.css';
import { useBellWords } from './bell-words.ts';
import { useIsInSheet } from './in-sheet.ts';
import type { BellItem } from './notifications.queries.ts';

const lookAgainMs = 60_000;

const looks = {
  'order-confirmed': { Icon: IconCircleCheck, tone: 'success' },
  'order-delivered': { Icon: IconTruckDelivery, tone: 'success' },
  'bulk-done': { Icon: IconCircleCheck, tone: 'success' },
  'order-changed': { Icon: IconArrowsExchange, tone: 'warning' },
  'delivery-day-closed': { Icon: IconCalendarOff, tone: 'warning' },
  'cut-off-earlier': { Icon: IconCalendarOff, tone: 'warning' },
  'order-cancelled': { Icon: IconBan, tone: 'plain' },
  'cancellation-refused': { Icon: IconAlertTriangle, tone: 'warning' },
  'order-given-up': { Icon: IconAlertTriangle, tone: 'danger' },
  'documents-new': { Icon: IconFileText, tone: 'info' },
  'document-overdue': { Icon: IconFileAlert, tone: 'danger' },
  'request-answered': { Icon: IconMessageReply, tone: 'info' },
  'password-changed': { Icon: IconShieldLock, tone: 'info' },
  'new-device': { Icon: IconShieldLock, tone: 'info' },
  'account-helped': { Icon: IconShieldLock, tone: 'info' },
  'person-helped': { Icon: IconShieldLock, tone: 'info' },
  'data-export-ready': { Icon: IconShieldLock, tone: 'info' },
} as const satisfies Record<BellItem['kind'], object>;

type Opener = { onOpen: (item: BellItem) => void };
type Props = Opener & {
  items: readonly BellItem[];
  /** What waits for the reader by now, though nobody has written of it. */
  reminder?: ReactNode;
};

/** What came today and before, each with its heading; like things are one entry. */
export function BellList({ items, reminder, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  const { today, earlier } = byDay(bellEntries(items), useServerNow(lookAgainMs), useReaderZone());
  if (items.length === 0 && !reminder)
    return (
      <div className={classes.empty}>
        <p className={`${classes.title} m-0 line-22 semibold anywhere`}>{t('empty')}</p>
        <p>{t('emptyLead')}</p>
      </div>
    );
  return (
    <>
      {reminder}
      <Entries heading={t('today')} entries={today} onOpen={onOpen} />
      <Entries heading={t('earlier')} entries={earlier} onOpen={onOpen} />
    </>
  );
}

function Entries({ heading, entries, onOpen }: Opener & { heading: string; entries: readonly BellEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className={classes.day}>{heading}</h3>
      <ul className={`${classes.list} m-0 p-0 no-bullets`}>
        {entries.map((entry) => (
          <li key={keyOfEntry(entry)}>
            {entry.item ? (
              <BellRow item={entry.item} onOpen={onOpen} />
            ) : (
              <BellGroup kind={entry.kind} items={entry.items} onOpen={onOpen} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type GroupProps = Opener & { kind: GroupedKind; items: readonly [BellItem, ...BellItem[]] };

/** Several of a kind: how many, and pressed, each of them. */
function BellGroup({ kind, items, onOpen }: GroupProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { Icon, tone } = looks[kind];
  const isUnread = items.some((item) => item.isUnread);
  const { when } = useBellWords(items[0]);
  const names = [...new Set(items.map(({ values }) => String(values.device ?? values.number ?? '')))].filter(Boolean);
  return (
    <>
      <button
        type="button"
        className={classes.row}
        data-unread={isUnread || undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.icon} data-tone={tone}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </span>
        <span className="grid shrinkable">
          <span className={`${classes.title} m-0 line-22 semibold`}>
            {isUnread && <VisuallyHidden>{`${t('unread')}: `}</VisuallyHidden>}
            {t(`many.${kind}`, { count: items.length, n: formatNumber(language, items.length) })}
          </span>
          <span className="text-14 muted anywhere">{names.join(', ')}</span>
        </span>
        <span className={classes.when}>
          {when}
          <IconChevronDown size={16} stroke={2} aria-hidden="true" />
        </span>
      </button>
      {isOpen && (
        <ul className={`${classes.within} m-0 p-0 no-bullets`}>
          {items.map((item) => (
            <li key={item.id}>
              <BellRow item={item} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function BellRow({ item, onOpen }: { item: BellItem; onOpen: (item: BellItem) => void }) {
  const { t } = useTranslation('notifications');
  const { title, detail, when } = useBellWords(item);
  const { Icon, tone } = looks[item.kind];
  const isInSheet = useIsInSheet();
  return (
    <Link
      to={item.href}
      replace={isInSheet}
      className={classes.row}
      data-unread={item.isUnread || undefined}
      onClick={() => onOpen(item)}
    >
      <span className={classes.icon} data-tone={tone}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span className="grid shrinkable">
        <span className={`${classes.title} m-0 line-22 semibold anywhere`}>
          {item.isUnread && <VisuallyHidden>{`${t('unread')}: `}</VisuallyHidden>}
          {title}
        </span>
        <span className="text-14 muted anywhere">{detail}</span>
      </span>
      <time className={classes.when} dateTime={item.at}>
        {when}
      </time>
    </Link>
  );
}

const invented = ['a', 'b', 'c', 'd'];

/** As high as what comes. */
export const WaitingBell = () => (
  <ul className={`${classes.list} m-0 p-0 no-bullets`}>
    {invented.map((key) => (
      <li key={key} className={classes.row}>
        <span className={classes.icon} />
        <span className="grid shrinkable">
          <span className={`${classes.title} m-0 line-22 semibold anywhere`}>0000000000000000</span>
          <span className="text-14 muted anywhere">000000000000000000000</span>
        </span>
      </li>
    ))}
  </ul>
);
