import { IconArrowsSort, IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BasisSwitch, type SortName, sortNames, type ViewName } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import classes from './list-head.module.css';
import { rememberView } from './list-view.ts';
import type { List } from './query/use-list.ts';
import { ResultCount } from './results/result-count.tsx';

type Props = { list: List; view: ViewName; isWide: boolean };
type HeadProps = Props & {
  /** There is nothing to look at in any way. */
  isBare: boolean;
  /** What else can be done here. */
  children?: ReactNode;
};

/** What this is, how much of it there is, and in what way it is looked at. */
export function ListHead({ list, view, isWide, isBare, children }: HeadProps) {
  return (
    <header className={`${classes.head} row wrap gap-8-16`}>
      <CatalogueTabs tab={list.tab} />
      <ResultCount list={list} />
      {!isBare && (
        <div className="row wrap push-end gap-8">
          {children}
          {isWide && <BasisSwitch />}
          {isWide && <ListTools list={list} view={view} isWide={isWide} />}
        </div>
      )}
    </header>
  );
}

/** In what order and in what way; a narrow window has them in the line of its filters. */
export const ListTools = (props: Props) => (
  <>
    <SortMenu list={props.list} isWide={props.isWide} />
    <ViewSwitch {...props} />
  </>
);

function SortMenu({ list: { selection, sort, change }, isWide }: Pick<Props, 'list' | 'isWide'>) {
  const { t } = useTranslation('catalogue');
  const offered = sortNames.filter((name) => name !== 'relevance' || selection.search);
  const name = t(`sort.${sort}`);
  return (
    <ChoiceMenu<SortName>
      look="outlined"
      label={t('sort.label')}
      trigger={
        <>
          <IconArrowsSort size={18} stroke={1.75} aria-hidden="true" />
          {isWide ? name : <VisuallyHidden>{name}</VisuallyHidden>}
        </>
      }
      value={sort}
      choices={offered.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChoose={(chosen) => change({ sort: chosen })}
    />
  );
}

function ViewSwitch({ list: { change }, view, isWide }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <Segments<ViewName>
      label={t('view.label')}
      value={view}
      isIconOnly={!isWide}
      segments={[
        {
          value: 'grid',
          label: t('view.grid'),
          icon: <IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />,
        },
        { value: 'list', label: t('view.list'), icon: <IconList size={18} stroke={1.75} aria-hidden="true" /> },
      ]}
      onChoose={(chosen) => {
        rememberView(chosen);
        change({ view: chosen }, { replace: true });
      }}
    />
  );
}
