import { limits } from '@dray/contract/limits.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQueries } from '#capabilities/imports/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { FilePanel } from '#ui/form/files/file-panel.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { useOfferedFile } from '#ui/form/files/use-offered-file.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Card } from '#ui/page/card.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { KindFiles } from './kind-files.tsx';
import { useImportWords } from './use-import-words.ts';
import { useSending } from './use-sending.ts';

const rules = { types: ['csv', 'xlsx', 'zip'], maxBytes: limits.importBytes };
/** Instead of a kind: an archive, whose files say theirs. */
const several = 'several';
type Choice = MasterKindName | typeof several;

/** What the file holds, whether it is all there is, and the file. */
export function StartImport() {
  const { t } = useTranslation('imports');
  const words = useImportWords();
  const isWide = useIsWide();
  const language = useLanguage();
  const { data } = useQuery(importsQueries.kinds(language));
  const [choice, setChoice] = useState<Choice>();
  const [isFull, setIsFull] = useState(false);
  const kind = choice === several ? undefined : choice;
  const facts = data?.results.find((each) => each.kind === kind);
  const takesFull = choice === several || facts?.takesFull === true;
  const sending = useSending();
  const offered = useOfferedFile(rules, (file) => sending.send({ file, kind, isFull: isFull && takesFull }));
  return (
    <Card heading={t('start.heading')} lead={t('start.lead')}>
      <div className="grid one-column gap-16">
        <SelectField<Choice>
          label={t('start.kind')}
          placeholder={t('start.chooseKind')}
          value={choice}
          choices={[
            ...(data?.results ?? []).map((each) => ({ value: each.kind, label: words.kind(each.kind) })),
            { value: several, label: t('start.several') },
          ]}
          onChoose={setChoice}
        />
        {kind && <KindFiles kind={kind} facts={facts} />}
        {takesFull && (
          <SwitchField label={t('start.full')} hint={t('start.fullText')} isOn={isFull} onChange={setIsFull} />
        )}
        {sending.file ? (
          <Underway file={sending.file} sentBytes={sending.sentBytes} onStop={sending.stop} />
        ) : choice ? (
          <FilePanel
            rules={rules}
            offered={offered}
            heading={t(isWide ? 'start.drop' : 'start.file')}
            lead={t(isWide ? 'start.orChoose' : 'start.types')}
            choose={t('start.button')}
          >
            <Limits />
          </FilePanel>
        ) : null}
        <FailedNote text={t('start.failed')} error={sending.error} />
      </div>
    </Card>
  );
}

function Limits() {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const size = formatBytes(language, Math.floor(limits.importBytes / 1e6) * 1e6);
  return t('start.limits', { size, rows: formatNumber(language, limits.importRows) });
}

function Underway({ file, sentBytes, onStop }: { file: File; sentBytes: number; onStop: () => void }) {
  const { t } = useTranslation('imports');
  return (
    <div className="grid one-column gap-8">
      <ProgressBar label={t('start.sending')} value={sentBytes} max={file.size}>
        {t('start.sendingFile', { name: file.name })}
      </ProgressBar>
      <div>
        <Button variant="default" onClick={onStop}>
          {t('start.stop')}
        </Button>
      </div>
    </div>
  );
}
