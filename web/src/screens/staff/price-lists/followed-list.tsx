import { IconCalendarX } from '@tabler/icons-react';
import { type FollowedLists, useAssignPriceList } from '#capabilities/pricing/index.ts';
import { formatLongDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedNote } from '../parts/failed-note.tsx';

type Props = { followed: FollowedLists; mayPlan: boolean };

/** By day; what is still to come can be taken back. */
export function FollowedList({ followed: { shipTo, lists, current, today, version }, mayPlan }: Props) {
  const { t } = useTranslation('price-lists');
  const language = useLanguage();
  const assign = useAssignPriceList();
  const counting = lists.findLast(({ validFrom }) => validFrom === null || validFrom <= today);
  if (lists.length === 0) return <p className="text-15">{t('followed.none')}</p>;
  return (
    <div className="grid one-column gap-12">
      <ul className="grid one-column gap-8 text-15">
        {lists.map((list) => {
          const { validFrom, priceList, name } = list;
          return (
            <li key={validFrom ?? ''} className="row wrap between gap-8-16" data-list={priceList}>
              <span className="anywhere">
                <strong className="semibold">{name || priceList}</strong>{' '}
                {name && <span className="muted">{priceList} · </span>}
                <span className="muted">
                  {validFrom === null
                    ? t('followed.always')
                    : t('followed.from', { day: formatLongDate(language, validFrom) })}
                </span>
                {list === counting && priceList === current && <span> · {t('followed.current')}</span>}
              </span>
              {mayPlan && validFrom !== null && validFrom > today && (
                <Button
                  variant="default"
                  size="sm"
                  loading={assign.isPending}
                  leftSection={<IconCalendarX size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => assign.mutate({ shipTo: shipTo.id, validFrom, priceList: null, version })}
                >
                  {t('followed.takeBack')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <FailedNote text={t('followed.notTakenBack')} error={assign.error} />
    </div>
  );
}
