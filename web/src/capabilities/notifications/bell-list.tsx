import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBan,
  IconCircleCheck,
  IconFileAlert,
  IconFileText,
  IconMessageReply,
  IconShieldLock,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './bell-list.module.css';
import { useBellWords } from './bell-words.ts';
import type { BellItem } from './notifications.queries.ts';

const looks = {
  'order-confirmed': { Icon: IconCircleCheck, tone: 'success' },
  'order-delivered': { Icon: IconTruckDelivery, tone: 'success' },
  'bulk-done': { Icon: IconCircleCheck, tone: 'success' },
  'order-changed': { Icon: IconArrowsExchange, tone: 'warning' },
  'order-cancelled': { Icon: IconBan, tone: 'plain' },
  'cancellation-refused': { Icon: IconAlertTriangle, tone: 'warning' },
  'order-given-up': { Icon: IconAlertTriangle, tone: 'danger' },
  'documents-new': { Icon: IconFileText, tone: 'info' },
  'document-overdue': { Icon: IconFileAlert, tone: 'danger' },
  'request-answered': { Icon: IconMessageReply, tone: 'info' },
  'password-changed': { Icon: IconShieldLock, tone: 'info' },
  'new-device': { Icon: IconShieldLock, tone: 'info' },
} as const satisfies Record<BellItem['kind'], object>;

type Props = { items: readonly BellItem[]; onOpen: (item: BellItem) => void };

export function BellList({ items, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  if (items.length === 0)
    return (
      <div className={classes.empty}>
        <p className={`${classes.title} m-0 line-22 semibold anywhere`}>{t('empty')}</p>
        <p>{t('emptyLead')}</p>
      </div>
    );
  return (
    <ul className={`${classes.list} m-0 p-0 no-bullets`}>
      {items.map((item) => (
        <li key={item.id}>
          <BellRow item={item} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function BellRow({ item, onOpen }: { item: BellItem; onOpen: (item: BellItem) => void }) {
  const { t } = useTranslation('notifications');
  const { title, detail, when } = useBellWords(item);
  const { Icon, tone } = looks[item.kind];
  return (
    <Link to={item.href} className={classes.row} data-unread={item.isUnread || undefined} onClick={() => onOpen(item)}>
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
