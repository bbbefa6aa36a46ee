import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts.ts';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

export function AppearanceMenu() {
  const { t } = useTranslation('common');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names: Record<MantineColorScheme, string> = {
    auto: t('header.appearanceAuto'),
    light: t('header.appearanceLight'),
    dark: t('header.appearanceDark'),
  };
  const Icon = icons[colorScheme];

  return (
    <ChoiceMenu
      label={t('header.appearance')}
      face={
        <>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>{names[colorScheme]}</VisuallyHidden>
        </>
      }
      value={colorScheme}
      choices={(['auto', 'light', 'dark'] as const).map((scheme) => ({ value: scheme, label: names[scheme] }))}
      onChoose={setColorScheme}
    />
  );
}
