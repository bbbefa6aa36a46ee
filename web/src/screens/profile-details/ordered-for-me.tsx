import { useActingPermission } from '#capabilities/acting/index.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

/** Whether customer service may order in one's name, when one calls (P18). */
export function OrderedForMe() {
  const { t } = useTranslation('profile');
  const { permission, change } = useActingPermission();
  const choose = (isAllowed: boolean): void =>
    change.mutate(isAllowed, {
      onError: (failure) =>
        showFailure({ topic: 'acting', text: t('acting.notKept'), failure, retry: () => choose(isAllowed) }),
    });
  return (
    <SwitchField
      label={t('acting.allow', { supplier: brand.company })}
      hint={t('acting.hint')}
      isOn={(change.isPending ? change.variables : permission.data?.isAllowed) ?? true}
      isDisabled={permission.data === undefined}
      onChange={choose}
    />
  );
}
