import type { ConsentKind } from '@dray/contract/identity/consents.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './legal-link.module.css';

/** Opens the text itself beside the page. */
export function LegalLink({ kind }: { kind: ConsentKind }) {
  const { t } = useTranslation('account');
  return (
    <a className={classes.read} href={`/verification?document=${kind}`} target="_blank" rel="noopener noreferrer">
      {t('consents.read')}
      <VisuallyHidden>
        {' '}
        {t(`consents.name.${kind}`)} ({t('consents.newTab')})
      </VisuallyHidden>
      <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
    </a>
  );
}
