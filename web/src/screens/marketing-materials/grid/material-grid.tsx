import { type KeyboardEvent, useState } from 'react';
import type { Material } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { ListSelection } from '#ui/list/selection/use-selection.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MaterialCard } from './material-card.tsx';
import classes from './material-grid.module.css';

const atOnce = 24;

type Props = { materials: readonly Material[]; selection: ListSelection<Material> };

/** Files beside each other. Space marks, with Shift everything between, Enter previews, arrows go from one to the next. */
export function MaterialGrid({ materials, selection }: Props) {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const [count, setCount] = useState(atOnce);
  const shown = materials.slice(0, count);
  const more = Math.min(atOnce, materials.length - shown.length);
  return (
    <div>
      <VisuallyHidden>
        <h2>{t('list')}</h2>
      </VisuallyHidden>
      <ul className={classes.grid} onKeyDown={moveBetweenCards}>
        {shown.map((material) => (
          <li key={material.id}>
            <MaterialCard material={material} selection={selection} />
          </li>
        ))}
      </ul>
      <div className="row wrap between gap-8-16 mt-16">
        <p className="text-13 muted">
          {t('shown', { n: formatNumber(language, shown.length), all: formatNumber(language, materials.length) })}
          <span className={classes.keys}> · {t('select.keys')}</span>
        </p>
        {more > 0 && (
          <Button variant="default" size="sm" onClick={() => setCount(count + atOnce)}>
            {t('more', { count: more, n: formatNumber(language, more) })}
          </Button>
        )}
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, 'next' | 'previous' | 'below' | 'above'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'below',
  ArrowUp: 'above',
};

function moveBetweenCards(event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || target.dataset.material === undefined) return;
  const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-material]')];
  const inRow = cards.filter(
    (card) => card.getBoundingClientRect().top === cards[0]?.getBoundingClientRect().top,
  ).length;
  const by = { next: 1, previous: -1, below: inRow, above: -inRow }[step];
  event.preventDefault();
  cards[cards.indexOf(target) + by]?.focus();
}
