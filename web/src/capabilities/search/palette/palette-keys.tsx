import { useTranslation } from '#platform/texts/texts.ts';
import classes from './palette.module.css';

/** Which keys do what, for those who have them. */
export function PaletteKeys() {
  const { t } = useTranslation('search');
  return (
    <p className={classes.keys}>
      <Key names={['↑', '↓']}>{t('palette.keys.move')}</Key>
      <Key names={['↵']}>{t('palette.keys.open')}</Key>
      <Key names={['Shift ↵']}>{t('palette.keys.act')}</Key>
      <Key names={['Tab']}>{t('palette.keys.group')}</Key>
      <Key names={['>']}>{t('palette.keys.actions')}</Key>
    </p>
  );
}

const Key = ({ names, children }: { names: readonly string[]; children: string }) => (
  <span className={`${classes.key} inline-row gap-6 nowrap`}>
    {names.map((name) => (
      <kbd key={name}>{name}</kbd>
    ))}
    {children}
  </span>
);
