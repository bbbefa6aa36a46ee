import { IconDatabase, IconLayoutDashboard } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnedKind } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { StatusWord } from '#ui/list/status-word.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import classes from './owner-list.module.css';
import { useOwnerWords } from './use-owner-words.ts';

type Props = { owned: readonly OwnedKind[]; mayChange: boolean };

/** Each kind with who owns it and what that means. */
export function OwnerList({ owned, mayChange }: Props) {
  const { t } = useTranslation('imports');
  const words = useOwnerWords();
  const [open, setOpen] = useState<OwnedKind['kind']>();
  const changing = owned.find(({ kind }) => kind === open);
  return (
    <>
      <ul className={`${classes.list} card`} aria-label={t('owners.heading')}>
        {owned.map((each) => (
          <li key={each.kind} className={classes.row}>
            <div className={classes.words}>
              <p className="text-15 semibold">{words.kind(each.kind)}</p>
              <p className="text-14 muted pretty anywhere">{words.means(each.owner, each)}</p>
            </div>
            <div className={classes.owner}>
              <StatusWord tone="neutral" icon={each.owner === 'erp' ? IconDatabase : IconLayoutDashboard}>
                {words.owner(each.owner)}
              </StatusWord>
              {mayChange && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('owners.changeOf', { kind: words.kind(each.kind) })}
                  onClick={() => setOpen(each.kind)}
                >
                  {t('owners.change')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {changing && <OwnerDialog owned={changing} onClose={() => setOpen(undefined)} />}
    </>
  );
}
