import type { Language } from '@dray/contract/languages.ts';
import { IconMessage2Exclamation } from '@tabler/icons-react';
import type { Written } from '#capabilities/content-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import classes from './conflict-note.module.css';
import type { Fields } from './fields/use-writing.ts';

/** Two people have written on one item: both texts are shown, and nothing is saved until one of them decides. */
export function ConflictNote({ fields: { now, writing }, language }: { fields: Fields; language: Language }) {
  const { t } = useTranslation('content-desk');
  const { theirs, written } = now;
  if (!theirs) return null;
  const name = theirs.changedBy ?? t('fromFolder');
  return (
    <Note tone="warning" role="alert" icon={<IconMessage2Exclamation size={20} stroke={1.75} aria-hidden="true" />}>
      <div className="grid one-column gap-12">
        <p className="semibold">{t('conflict.heading', { name })}</p>
        <p>{t('conflict.text')}</p>
        <div className={classes.texts}>
          <OneText heading={t('conflict.mine')} written={written} language={language} />
          <OneText heading={t('conflict.theirs', { name })} written={theirs.written} language={language} />
        </div>
        <div className="flex wrap gap-8">
          <Button size="sm" onClick={() => void writing.keepMine()}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" variant="default" onClick={() => writing.takeTheirs()}>
            {t('conflict.takeTheirs')}
          </Button>
        </div>
      </div>
    </Note>
  );
}

type Props = { heading: string; written: Written; language: Language };

function OneText({ heading, written, language }: Props) {
  const text = written.texts[language];
  return (
    <section className={classes.text}>
      <h2 className="text-14 semibold">{heading}</h2>
      <div lang={language}>
        <p className="semibold">{text?.title}</p>
        <p>{text?.summary}</p>
        <p>{text?.markdown}</p>
      </div>
    </section>
  );
}
