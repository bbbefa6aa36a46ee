import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './quick-check.module.css';

type Props = { isRight: boolean; explanation: string; lang: string | undefined };

/** Right or not, in a word, and why. */
export function Verdict({ isRight, explanation, lang }: Props) {
  const { t } = useTranslation('training');
  const Icon = isRight ? IconCircleCheck : IconCircleX;
  return (
    <>
      <p className={`${classes.verdict} row gap-6 touch heavy`} data-verdict={isRight ? 'right' : 'wrong'}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {isRight ? t('check.right') : t('check.wrong')}
      </p>
      {explanation && <p lang={lang}>{explanation}</p>}
      {!isRight && <p>{t('check.again')}</p>}
    </>
  );
}
