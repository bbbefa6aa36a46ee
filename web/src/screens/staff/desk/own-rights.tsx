import { groupRights, type StaffSelf, useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './own-rights.module.css';

/** What the reader may do, by where they may do it. */
export function OwnRights({ held }: { held: StaffSelf['rights'] }) {
  const { t } = useTranslation('staff');
  const words = useStaffWords();
  const groups = groupRights(held);
  return (
    <Card heading={t('desk.rights')}>
      {groups.length === 0 ? (
        <p className="size-15 muted">{t('desk.noRights')}</p>
      ) : (
        <div className="grid gap-16">
          {groups.map(({ markets, ownCustomersOnly, rights }) => (
            <div key={`${markets.join()} ${ownCustomersOnly}`}>
              <h3 className="text-14 semibold">{words.markets(markets)}</h3>
              {ownCustomersOnly && <p className="text-14 muted">{t('ownCustomersOnly')}</p>}
              <ul className={classes.rights}>
                {rights.map((right) => (
                  <li key={right}>{words.right(right)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
