import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { chooseScheme, type SchemeChoice, schemeChoices, useChosenScheme } from '#platform/colour-scheme.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

export function AppearanceMenu() {
  const { t } = useTranslation('common');
  const chosen = useChosenScheme();
  const names: Record<SchemeChoice, string> = {
    auto: t('header.appearanceAuto'),
    light: t('header.appearanceLight'),
    dark: t('header.appearanceDark'),
  };
  const Icon = icons[chosen];

  return (
    <ChoiceMenu
      label={t('header.appearance')}
      trigger={
        <>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>{names[chosen]}</VisuallyHidden>
        </>
      }
      value={chosen}
      choices={schemeChoices.map((scheme) => ({ value: scheme, label: names[scheme] }))}
      onChoose={chooseScheme}
    />
  );
}
