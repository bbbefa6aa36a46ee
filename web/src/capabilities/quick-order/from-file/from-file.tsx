import { limits } from '@dray/contract/limits.ts';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { FileButton } from '#ui/form/files/file-button.tsx';
import { RefusedFiles } from '#ui/form/files/refused-files.tsx';
import { useOfferedFile } from '#ui/form/files/use-offered-file.ts';
import classes from './from-file.module.css';
import { readLines } from './read-lines.ts';

const rules = { types: ['csv', 'xlsx'], maxBytes: limits.bulkBytes };

/** A list that somebody keeps as a file, onto the pad. */
export function FromFile() {
  const { t } = useTranslation('quick-order');
  const { mutate, isPending, error } = useMutation({ mutationFn: readLines });
  const { text } = useFailureWords(error);
  const { refused, offer } = useOfferedFile(rules, (file) => mutate(file));
  return (
    <>
      <FileButton
        rules={rules}
        onOffer={offer}
        loading={isPending}
        icon={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden="true" />}
      >
        {t('file.button')}
      </FileButton>
      {(refused.length > 0 || error) && (
        <div className={classes.problem}>
          <RefusedFiles refused={refused} rules={rules} />
          {error && (
            <p role="alert" className={`${classes.error} flex gap-6 danger`}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
              <span>
                {t('file.failed')} {text}
              </span>
            </p>
          )}
        </div>
      )}
    </>
  );
}
