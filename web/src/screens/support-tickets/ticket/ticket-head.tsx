import { IconChevronLeft, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { usePacksText } from '#capabilities/ordering/index.ts';
import { TicketBadge, type TicketRow } from '#capabilities/support/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { referenceWords } from '../words/reference-words.ts';
import classes from './ticket-head.module.css';

type TicketFacts = Pick<
  TicketRow,
  'title' | 'caseNumber' | 'status' | 'statusText' | 'category' | 'subCategory' | 'reference' | 'shipTo'
>;

type Props = {
  /** Undefined until it is known what the address leads to. */
  ticket: TicketFacts | undefined;
  /** A page of its own, with the way back to the list. */
  onBack: ((event: MouseEvent) => void) | undefined;
};

/** What a conversation is about; it is there before the words have come. */
export function TicketHead({ ticket, onBack }: Props) {
  const { t } = useTranslation('requests');
  const Heading = onBack ? 'h1' : 'h2';
  return (
    <header className={classes.head}>
      {onBack && (
        <Link
          to="/support/tickets"
          search={({ ticket: _, ...now }: { ticket?: string }) => now}
          className={classes.back}
          onClick={onBack}
        >
          <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
          {t('ticket.all')}
        </Link>
      )}
      <div className={`${classes.line} row wrap between`}>
        <Heading className={classes.heading}>{ticket?.title ?? t('ticket.conversation')}</Heading>
        {ticket && <TicketBadge ticket={ticket} />}
      </div>
      {ticket && (
        <div className={`${classes.line} row wrap between`}>
          <p className="text-14 muted anywhere">
            <span className="tabular">{ticket.caseNumber}</span> · {ticket.category.name} → {ticket.subCategory.name}
            {ticket.shipTo && ` · ${ticket.shipTo.name}`}
          </p>
          <Reference reference={ticket.reference} />
        </div>
      )}
      {ticket?.reference?.affected && <Affected affected={ticket.reference.affected} />}
    </header>
  );
}

type AffectedPacks = NonNullable<NonNullable<TicketFacts['reference']>['affected']>;

/** What comes back is an expectation until customer service says so. */
function Affected({ affected: { packs, packFormat, credit } }: { affected: AffectedPacks }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const amount = usePacksText()(packFormat, packs);
  return (
    <p className="text-14 muted anywhere">
      {t('reference.affected', { amount })}
      {credit &&
        ` · ${t('reference.expectedCredit', { amount: formatMoney(language, credit.amount, credit.currency) })}`}
    </p>
  );
}

function Reference({ reference }: { reference: TicketFacts['reference'] }) {
  const { t } = useTranslation('requests');
  if (!reference) return null;
  const words = referenceWords(t, reference);
  return reference.href ? (
    <Link to={reference.href} className={classes.reference}>
      {words}
      <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
    </Link>
  ) : (
    <span className="text-14 muted anywhere">{words}</span>
  );
}
