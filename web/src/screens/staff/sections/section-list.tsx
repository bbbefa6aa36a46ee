import type { Country } from '@dray/contract/markets.ts';
import { isSection } from '@dray/contract/sections.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MarketSection, marketSectionsQuery, useSetSection } from '#capabilities/market-sections/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { inventedSections } from './invented-sections.ts';
import classes from './section-list.module.css';
import { useSectionName } from './use-section-name.ts';

type Props = { country: Country; market: string };

/** Each section with its switch. Opening holds at once; closing is asked about with how many people it touches. */
export function SectionList({ country, market }: Props) {
  const { t } = useTranslation('market-sections');
  const nameOf = useSectionName();
  const query = useQuery(marketSectionsQuery(country));
  const set = useSetSection();
  const [closing, setClosing] = useState<MarketSection>();
  const change = ({ section }: MarketSection, isClosed: boolean, onDone?: () => void) => {
    if (!isSection(section)) return;
    set.mutate(
      { country, section, isClosed },
      {
        onSuccess: () => {
          onDone?.();
          showToast({
            tone: 'done',
            topic: `section ${section}`,
            text: t(isClosed ? 'closed' : 'opened', { section: nameOf(section) }),
            action: { label: t('undo'), run: () => set.mutate({ country, section, isClosed: !isClosed }) },
          });
        },
      },
    );
  };
  const rows = (sections: readonly MarketSection[]) => (
    <ul className={`${classes.list} card`} aria-label={t('list', { market })}>
      {sections.map((each) => (
        <li key={each.section} className={classes.row}>
          <SectionSwitch each={each} onChange={(isOn) => (isOn ? change(each, false) : setClosing(each))} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {!closing && <FailedNote text={t('notSaved')} error={set.error} />}
      <BlockStates query={query} failed={t('failed')} waiting={rows(inventedSections)}>
        {({ results }) => rows(results)}
      </BlockStates>
      {closing && (
        <CloseDialog
          closing={closing}
          market={market}
          error={set.error}
          isSaving={set.isPending}
          onClose={() => setClosing(undefined)}
          onConfirm={() => change(closing, true, () => setClosing(undefined))}
        />
      )}
    </>
  );
}

function SectionSwitch({ each, onChange }: { each: MarketSection; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation('market-sections');
  const language = useLanguage();
  const nameOf = useSectionName();
  const { section, isOn, isClosedHere, people } = each;
  const n = formatNumber(language, people);
  const hint = isOn ? t(isClosedHere ? 'hides' : 'shows', { count: people, n }) : t('off');
  return (
    <SwitchField
      label={nameOf(section)}
      hint={hint}
      isOn={isOn && !isClosedHere}
      isDisabled={!isOn}
      onChange={onChange}
    />
  );
}
