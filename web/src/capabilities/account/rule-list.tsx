import { type PasswordRule, passwordRules } from '@dray/contract/identity/password-rules.ts';
import { IconCircle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './rule-list.module.css';
import type { NewPassword } from './use-new-password.ts';

type State = 'open' | 'met' | 'unmet';
const icons = { open: IconCircle, met: IconCircleCheck, unmet: IconCircleX };

/** Each rule with its tick: after the first look away, then with every letter. The last one only the server knows. */
export function RuleList({ typed, withPrevious }: { typed: NewPassword; withPrevious: boolean }) {
  const { t } = useTranslation('account');
  const stateOf = (rule: PasswordRule): State =>
    typed.isJudged ? (typed.unmet.includes(rule) ? 'unmet' : 'met') : 'open';
  return (
    <div>
      <ul className={classes.rules} aria-label={t('rules.heading')}>
        {passwordRules.map((rule) => (
          <Rule key={rule} state={stateOf(rule)} words={t(`rules.${rule}`)} />
        ))}
        {withPrevious && (
          <Rule state={typed.unmet.includes('previous') ? 'unmet' : 'open'} words={t('rules.previous')} />
        )}
      </ul>
      {withPrevious && <p className="mt-8 text-14 muted">{t('rules.later')}</p>}
    </div>
  );
}

function Rule({ state, words }: { state: State; words: string }) {
  const { t } = useTranslation('account');
  const Icon = icons[state];
  return (
    <li className={`${classes.rule} flex gap-8 text-15 muted`} data-state={state}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {words}
        {state !== 'open' && <VisuallyHidden> ({t(`rules.${state}`)})</VisuallyHidden>}
      </span>
    </li>
  );
}
