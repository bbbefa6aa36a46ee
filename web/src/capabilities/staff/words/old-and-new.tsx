import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './old-and-new.module.css';
import { useFieldWords } from './use-field-words.ts';

type Value = string | number | boolean | null;
type Changed = { field: string; from: Value; to: Value };

/** What it was, struck, and what it is now, for ears, too; what is new has nothing before it. */
export function OldAndNew({ changes }: { changes: readonly Changed[] }) {
  const { t } = useTranslation('staff');
  const words = useFieldWords();
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field} className={classes.change}>
          <dt className="muted">{words.name(field)}</dt>
          <dd>
            {from !== null && from !== to && (
              <>
                <VisuallyHidden>{t('was')} </VisuallyHidden>
                <del className={classes.old}>{words.value(field, from)}</del> <span aria-hidden="true">→ </span>
                <VisuallyHidden>{t('now')} </VisuallyHidden>
              </>
            )}
            <ins className={classes.new}>{words.value(field, to)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
