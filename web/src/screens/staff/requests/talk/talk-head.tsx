import { IconArrowMerge, IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import type { WholeRequest } from '#capabilities/requests-desk/index.ts';
import { TicketBadge } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { StatusMenu } from './status-menu.tsx';
import classes from './talk-head.module.css';

type Props = {
  request: WholeRequest | undefined;
  /** A page of its own, with the way back to the list. */
  onBack: ((event: MouseEvent) => void) | undefined;
};

/** What a conversation is about, how far it is, and whose it is. */
export function TalkHead({ request, onBack }: Props) {
  const { t } = useTranslation('requests-desk');
  const Heading = onBack ? 'h1' : 'h2';
  return (
    <header className={classes.head}>
      {onBack && (
        <Link
          to="/staff/requests"
          search={({ request: _, ...now }: { request?: string }) => now}
          className={classes.back}
          onClick={onBack}
        >
          <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
          {t('all')}
        </Link>
      )}
      <div className={`${classes.line} row wrap between`}>
        <Heading className={classes.heading}>{request?.title ?? t('talk.label')}</Heading>
        {request && <TicketBadge ticket={request} />}
      </div>
      {request && (
        <p className="text-14 muted anywhere">
          <span className="tabular">{request.caseNumber}</span> · {request.category.name} → {request.subCategory.name}
        </p>
      )}
      {request && <Acts request={request} />}
    </header>
  );
}

function Acts({ request }: { request: WholeRequest }) {
  const { t } = useTranslation('requests-desk');
  const [isMerging, setMerging] = useState(false);
  return (
    <div className={`${classes.acts} row wrap gap-8`}>
      <OwnerMenu request={request} />
      <StatusMenu request={request} />
      {request.status !== 'Merged' && request.moves.length > 0 && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowMerge size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setMerging(true)}
        >
          {t('merge.open')}
        </Button>
      )}
      {isMerging && <MergeDialog request={request} onClose={() => setMerging(false)} />}
    </div>
  );
}
