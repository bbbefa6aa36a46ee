import { IconBottle, IconCalendarOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Article } from '#capabilities/content/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { dayText } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './concerns.module.css';

type Concern = Article['concerns'][number];

/** The facts of an article that touch this very customer; without any there is no such box. */
export function Concerns({ concerns }: { concerns: Article['concerns'] }) {
  const { t } = useTranslation('news');
  if (concerns.length === 0) return null;
  return (
    <Card heading={t('concerns.heading')}>
      <ul className="grid gap-12">
        {concerns.map((concern) => (
          <li key={concern.kind === 'product' ? concern.sku : concern.date} className={`${classes.fact} flex gap-10`}>
            <Fact concern={concern} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fact({ concern }: { concern: Concern }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const maySeeGoods = useSession().may('Catalogue');
  if (concern.kind === 'closed-day') {
    return (
      <>
        <IconCalendarOff size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <strong className="block text-15 semibold anywhere">{dayText(language, concern.date, false)}</strong>
          <span className="text-13 muted">{t('concerns.closedDay')}</span>
        </span>
      </>
    );
  }
  const { sku, name } = concern;
  return (
    <>
      <IconBottle size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {maySeeGoods ? (
          <Link to="/catalog/$id" params={{ id: sku }} className="block text-15 semibold anywhere">
            {name}
          </Link>
        ) : (
          <strong className="block text-15 semibold anywhere">{name}</strong>
        )}
        <span className="text-13 muted">{t('concerns.product')}</span>
      </span>
    </>
  );
}
