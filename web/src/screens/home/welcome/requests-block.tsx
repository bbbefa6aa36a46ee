import { IconMessage, IconMessageCheck, IconMessageQuestion, IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ticketsQueries, useLiveTickets } from '#capabilities/support/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Block } from '../rows/block.tsx';
import { HomeRow, HomeRows } from '../rows/home-row.tsx';
import ways from '../rows/way-on.module.css';

const shown = 2;
const waiting = (
  <HomeRows>
    <HomeRow icon={IconMessage} name="00000000000000000000" detail="000000000000" />
    <HomeRow icon={IconMessage} name="00000000000000000000" detail="000000000000" />
  </HomeRows>
);

/** What was asked and is not settled yet; what waits for the reader's own answer is first. */
export function RequestsBlock() {
  const { t } = useTranslation('desk');
  const open = useQuery(ticketsQueries.open(shown, useLanguage()));
  useLiveTickets();
  return (
    <Block
      icon={IconMessages}
      heading={t('requests.heading')}
      aside={
        <Link to="/support/tickets" className={`${ways.way} ${ways.quiet}`}>
          {t('requests.all')}
        </Link>
      }
    >
      <BlockStates query={open} failed={t('requests.failed')} waiting={waiting}>
        {({ results }) => (
          <HomeRows>
            {results.length === 0 && (
              <HomeRow icon={IconMessageCheck} name={t('requests.none')} detail={t('requests.noneText')} />
            )}
            {results
              .toSorted((one, other) => Number(other.isWaitingForYou) - Number(one.isWaitingForYou))
              .map(({ id, title, statusText, isWaitingForYou }) => (
                <HomeRow
                  key={id}
                  icon={isWaitingForYou ? IconMessageQuestion : IconMessage}
                  tone={isWaitingForYou ? 'warning' : undefined}
                  name={
                    <Link to="/support/tickets" search={{ ticket: id }}>
                      {title}
                    </Link>
                  }
                  detail={isWaitingForYou ? t('requests.waiting') : statusText}
                />
              ))}
          </HomeRows>
        )}
      </BlockStates>
    </Block>
  );
}
