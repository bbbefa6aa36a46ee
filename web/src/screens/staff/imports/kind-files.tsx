import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { type MasterKindFacts, masterFile } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './kind-files.module.css';
import { useCounted } from './use-counted.ts';

const files = ['template', 'sample', 'export'] as const;

type Props = { kind: MasterKindName; facts: MasterKindFacts | undefined };

/** Files to begin with, and what each column of them takes. */
export function KindFiles({ kind, facts }: Props) {
  const { t } = useTranslation('imports');
  const counted = useCounted();
  return (
    <div className="grid one-column gap-12">
      <div className="flex wrap gap-8">
        {files.map((which) => (
          <Button
            key={which}
            component="a"
            variant="default"
            size="sm"
            href={masterFile(kind, which)}
            download
            leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t(`files.${which}`)}
          </Button>
        ))}
      </div>
      {facts?.owner === 'erp' && (
        <p className="text-14">
          {t(facts.columns.every(({ isKey, isOfErp }) => isKey || isOfErp) ? 'columns.ofErp' : 'columns.partOfErp')}
        </p>
      )}
      {facts && (
        <details>
          <summary className="text-15">{t('columns.show', counted(facts.columns.length))}</summary>
          <dl className={`${classes.columns} text-14`}>
            {facts.columns.map(({ name, rule, isKey, isNeeded, isOfErp }) => (
              <div key={name} className={classes.column}>
                <dt>
                  <code>{name}</code>
                  {(isKey || isOfErp || isNeeded) && (
                    <span className="muted"> · {t(`columns.${isKey ? 'key' : isOfErp ? 'isOfErp' : 'needed'}`)}</span>
                  )}
                </dt>
                <dd className="muted">{rule}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
