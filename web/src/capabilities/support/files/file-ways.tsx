import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { FileButton } from '#ui/form/files/file-button.tsx';
import { attachmentRules } from './attachment-rules.ts';
import classes from './file-ways.module.css';

type Props = { onOffer: (files: readonly File[]) => void };

/** The ways to a file: from the device, and where there is a finger instead of a mouse also from its camera. */
export function FileWays({ onOffer }: Props) {
  const { t } = useTranslation('requests');
  return (
    <span className={classes.ways}>
      <FileButton
        rules={attachmentRules}
        onOffer={onOffer}
        icon={<IconPaperclip size={18} stroke={1.75} aria-hidden="true" />}
      >
        {t('files.choose')}
      </FileButton>
      <span className={classes.camera}>
        <FileButton
          rules={attachmentRules}
          isCamera
          onOffer={onOffer}
          icon={<IconCamera size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('files.photo')}
        </FileButton>
      </span>
    </span>
  );
}
