import { IconArrowRight, IconDownload, IconRepeat } from '@tabler/icons-react';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MatchedText } from '#ui/form/combobox/matched-text.tsx';
import { OptionLink } from '#ui/form/combobox/option.tsx';
import { OptionGroup, OptionRow } from '#ui/form/combobox/option-list.tsx';
import classes from '../sections/suggestions.module.css';
import type { FoundGroup, FoundThing } from './found.queries.ts';
import own from './found-group-rows.module.css';
import { foundLink } from './found-link.ts';
import { detailOf, titleOf } from './found-words.ts';
import { sectionIcons } from './section-icons.ts';

/** What can be done with a thing besides opening it; neither belongs to the search. */
export type RowActs = {
  repeatOrder?: ((orderNumber: string) => void) | undefined;
  documentLink?: ((id: string) => string) | undefined;
};

type Props = { group: FoundGroup; query: string; acts: RowActs; onTake: () => void };

/** One section's share of what was found: its name, the best of it, and the way to all of it. */
export function FoundGroupRows({ group, query, acts, onTake }: Props) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { section, items, total, corrected, href } = group;
  const heading = (
    <div className={classes.head}>
      <span className="text-13 semibold letters-0 muted">{t(`sections.${section}`)}</span>
      {corrected && <span className="text-14 semibold ink">{t('corrected', { query: corrected })}</span>}
    </div>
  );
  const left = total - items.length;
  const n = `${formatNumber(language, left)}${group.totalIsAtLeast ? '+' : ''}`;
  return (
    <OptionGroup heading={heading}>
      {items.map((thing) => (
        <OptionRow key={`${thing.section}-${thing.id}`} className={classes.row}>
          <OptionLink name={`${section}-${thing.section}-${thing.id}`} link={foundLink(thing.href)} onTake={onTake}>
            <ThingLine thing={thing} query={corrected ?? query} />
          </OptionLink>
          <RowAct thing={thing} acts={acts} />
        </OptionRow>
      ))}
      {href && left > 0 && (
        <OptionLink name={`${section}-all`} link={foundLink(href)} onTake={onTake}>
          <span className={classes.all}>{t('more', { n })}</span>
          <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className="muted" />
        </OptionLink>
      )}
    </OptionGroup>
  );
}

function ThingLine({ thing, query }: { thing: FoundThing; query: string }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const Icon = sectionIcons[thing.section];
  const { status, amount, currency } = thing;
  return (
    <>
      <span className={own.icon}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span className="grid grow shrinkable">
        <span className="size-15 line-20 regular anywhere">
          <MatchedText text={titleOf(t, thing)} query={query} />
        </span>
        <span className="text-13 muted truncate">
          <MatchedText text={detailOf(t, language, thing)} query={query} />
        </span>
      </span>
      {(status || amount !== null) && (
        <span className={own.side}>
          {status && <span className={`${own.status} text-13 muted text-end`}>{status}</span>}
          {amount !== null && currency && (
            <span className={classes.price}>{formatMoney(language, amount, currency)}</span>
          )}
        </span>
      )}
    </>
  );
}

/** For the pointer, and for Shift Enter in the field: a list of options may hold nothing else. */
function RowAct({ thing: { section, id, title }, acts }: { thing: FoundThing; acts: RowActs }) {
  const { t } = useTranslation('search');
  const hidden = { className: classes.add, tabIndex: -1, 'aria-hidden': true, 'data-adds': true } as const;
  if (section === 'orders' && acts.repeatOrder) {
    const repeat = acts.repeatOrder;
    return (
      <button type="button" {...hidden} title={t('acts.repeat', { number: title })} onClick={() => repeat(id)}>
        <IconRepeat size={20} stroke={1.75} aria-hidden="true" />
      </button>
    );
  }
  if (section === 'documents' && acts.documentLink)
    return (
      <a {...hidden} href={acts.documentLink(id)} download title={t('acts.download', { number: title })}>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </a>
    );
  return null;
}
