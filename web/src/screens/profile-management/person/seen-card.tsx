import { IconCheck, IconMinus, IconPlus, IconX, type TablerIcon } from '@tabler/icons-react';
import type { SeenSection } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './seen-card.module.css';

const icons: Readonly<Record<SeenSection['state'], TablerIcon>> = {
  kept: IconCheck,
  new: IconPlus,
  lost: IconX,
  never: IconMinus,
};

/** What somebody will see, as a difference to now; each state has its sign and its word. */
export function SeenCard({ seen, total }: { seen: readonly SeenSection[]; total: number }) {
  const { t } = useTranslation(['people', 'access']);
  const note = ({ state, onlyAt }: SeenSection): string => {
    if (state === 'new' || state === 'lost') return t(`people:sees.${state}`);
    if (state === 'never' || onlyAt.length === 0) return '';
    const [first = ''] = onlyAt;
    return onlyAt.length === 1
      ? t('people:sees.only', { place: first })
      : t('people:sees.some', { n: onlyAt.length, total });
  };
  return (
    <Card heading={t('people:sees.heading')} lead={t('people:sees.lead')}>
      <ul className="grid gap-10 size-15">
        {seen.map((each) => {
          const Icon = icons[each.state];
          return (
            <li key={each.section} className={`${classes.section} row gap-10`} data-state={each.state}>
              <Icon size={18} stroke={2} aria-hidden="true" />
              <VisuallyHidden>{t(`people:sees.${each.state}`)}: </VisuallyHidden>
              <span className="grow">{t(`access:sections.${each.section}`)}</span>
              <span
                className={`${classes.note} size-13 semibold muted text-end`}
                aria-hidden={each.state === 'new' || each.state === 'lost' || undefined}
              >
                {note(each)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
