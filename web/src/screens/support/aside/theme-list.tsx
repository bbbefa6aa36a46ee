import { Link } from '@tanstack/react-router';
import type { Theme } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './theme-list.module.css';

type Props = { tab: 'faq' | 'knowledge'; themes: readonly Theme[]; current: string | undefined };

/** What the answers are about, and how many there are to each; it comes late, so it is last. */
export function ThemeList({ tab, themes, current }: Props) {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const to = tab === 'faq' ? '/support/faq' : '/support/knowledge-base';
  const look = (theme: string | undefined) =>
    ({
      className: classes.theme,
      resetScroll: false,
      activeOptions: { exact: true },
      'aria-current': theme === current ? ('true' as const) : undefined,
    }) as const;
  if (themes.length === 0) return null;
  return (
    <nav className={`${classes.themes} card`} aria-label={t('themes.heading')}>
      <h2 className={classes.heading}>{t('themes.heading')}</h2>
      <ul>
        <li>
          <Link to={to} search={{}} {...look(undefined)}>
            {t('themes.all')}
          </Link>
        </li>
        {themes.map(({ id, title, total }) => (
          <li key={id}>
            <Link to={to} search={{ theme: id }} {...look(id)}>
              <span>{title}</span>
              <span className="size-13 tabular">{formatNumber(language, total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
