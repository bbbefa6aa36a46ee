import { limits } from '@dray/contract/limits.ts';
import { IconClipboardText } from '@tabler/icons-react';
import { startUpload } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { FilePanel } from '#ui/form/files/file-panel.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { useOfferedFile } from '#ui/form/files/use-offered-file.ts';
import { BesideTemplate } from '../frame/beside-template.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import classes from './choose-step.module.css';
import { EarlierUploads } from './earlier-uploads.tsx';
import { usePaste } from './use-paste.ts';

const rules = { types: ['csv', 'xlsx'], maxBytes: limits.bulkBytes };

/** Three equal ways: a file that is chosen, one that is dropped, and rows that were copied in Excel. */
export function ChooseStep() {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const isWide = useIsWide();
  const offered = useOfferedFile(rules, (file) => void startUpload(file));
  const paste = usePaste((file) => offered.offer([file]));
  return (
    <StepFrame step="choose">
      <BesideTemplate below={<EarlierUploads />}>
        <FilePanel
          rules={rules}
          offered={offered}
          // A finger drags nothing.
          heading={t(isWide ? 'choose.drop' : 'choose.file')}
          lead={t(isWide ? 'choose.lead' : 'choose.orPaste')}
          choose={t('choose.button')}
          actions={
            <Button
              variant="default"
              leftSection={<IconClipboardText size={20} stroke={1.75} aria-hidden="true" />}
              rightSection={isWide && <kbd className={classes.key}>{t('choose.pasteKey')}</kbd>}
              onClick={() => void paste()}
            >
              {t('choose.paste')}
            </Button>
          }
        >
          {t('choose.rules', {
            // Whole megabytes: what is promised is never more than what is taken.
            size: formatBytes(language, Math.floor(limits.bulkBytes / 1e6) * 1e6),
            rows: formatNumber(language, limits.bulkRows),
          })}
        </FilePanel>
      </BesideTemplate>
    </StepFrame>
  );
}
