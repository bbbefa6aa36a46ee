import { useTranslation } from '#platform/texts/texts.ts';
import { Loader } from '#ui/loader.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Nobody knows yet whether the order arrived. Nothing can be pressed here: what there is to do is being done (T94). */
export function BeingChecked({ isUnreachable }: { isUnreachable: boolean }) {
  const { t } = useTranslation('summary');
  return (
    <MessagePage icon={<Loader size={40} color="var(--primary)" />} heading={t('checking.heading')}>
      <p role="status">{t('checking.text')}</p>
      {isUnreachable && <p role="status">{t('checking.unreachable')}</p>}
    </MessagePage>
  );
}
