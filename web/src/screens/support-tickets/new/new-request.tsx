import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type HelpReference, readHelpAddress, toHelpReference } from '#capabilities/help/index.ts';
import { focusHeading } from '#platform/keep-focus.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { RequestForm } from './request-form.tsx';
import { useFirstWords } from './use-first-words.ts';

/** A request is written here; what it is about came along with the reader (G2, moment 22). */
export function NewRequest() {
  const { t } = useTranslation('requests');
  const reference = toHelpReference(readHelpAddress(useSearch({ strict: false })));
  const said = useLocation().state.said;
  const { kind, id, line } = reference ?? {};
  const draftKey = ['new', kind, id, line].filter((part) => part !== undefined).join(' ');
  const firstWords = useFirstWords(reference, said);
  const isOrder = kind === 'order' || kind === 'order-line';
  // The same screen by its path, so nobody else takes the focus from the list's button, which is gone.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading(document.querySelector('main h1'));
  }, []);
  return (
    <>
      <Crumbs order={isOrder ? reference : undefined} />
      <PageHead title={t(isOrder ? 'form.headingOrder' : 'form.heading')} />
      <RequestForm key={draftKey} draftKey={draftKey} reference={reference} firstWords={firstWords} />
    </>
  );
}

function Crumbs({ order }: { order: HelpReference | undefined }) {
  const { t } = useTranslation('requests');
  const links = order
    ? [
        {
          key: 'orders',
          link: (
            <Link to="/orders/history" search={{}}>
              {t('form.orders')}
            </Link>
          ),
        },
        {
          key: 'order',
          link: (
            <Link to="/orders/history" search={{ order: order.id }}>
              {order.id}
            </Link>
          ),
        },
      ]
    : [
        {
          key: 'tickets',
          link: (
            <Link to="/support/tickets" search={{}}>
              {t('heading')}
            </Link>
          ),
        },
      ];
  return <Breadcrumb label={t('form.crumbs')} links={links} current={t('form.heading')} />;
}
