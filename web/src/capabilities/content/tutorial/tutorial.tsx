import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { useSlides } from '#ui/list/slides.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import classes from './tutorial.module.css';
import { type HelpPage, TutorialPage } from './tutorial-page.tsx';

type Props = {
  pages: readonly HelpPage[];
  onDone: () => void;
  /** A user who opened it themselves may leave it anywhere; at the first login nobody may. */
  onClose?: () => void;
};

const maxPages = 5;

/** Pages of help one after the other. At the first login it is left by Done on the last and by nothing else (H10, moment 3). */
export default function Tutorial({ pages, onDone, onClose }: Props) {
  const { t } = useTranslation('tutorial');
  const shown = pages.length > 0 ? inOrder(pages) : [ownPage(t('builtIn.title'), t('builtIn.body'))];
  const { selected, turn, viewport, row } = useSlides(shown.length, false);
  const last = shown.length - 1;
  const onward = useRef<HTMLButtonElement>(null);
  const turnToLast = () => {
    turn(last);
    // The button that was pressed is gone there.
    onward.current?.focus();
  };

  return (
    <Dialog title={t('label')} size="md" isForced={!onClose} {...(onClose ? { close: t('close'), onClose } : {})}>
      <div {...viewport} className={classes.viewport} aria-live="polite">
        <div {...row} className="flex">
          {shown.map((page, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a page of the tutorial is no fieldset.
            <div
              key={page.pageOrder}
              role="group"
              className={classes.page}
              aria-label={t('position', { n: index + 1, total: shown.length })}
              inert={index !== selected}
            >
              <TutorialPage page={page} number={index + 1} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.foot}>
        <div className={classes.progress}>
          <span className="tabular">{t('position', { n: selected + 1, total: shown.length })}</span>
          <span className="flex gap-6" aria-hidden="true">
            {shown.map((page, index) => (
              <span key={page.pageOrder} className={classes.dot} data-current={index === selected || undefined} />
            ))}
          </span>
          {selected < last - 1 && (
            <button type="button" className={classes.last} onClick={turnToLast}>
              {t('last')}
            </button>
          )}
        </div>
        <div className="flex gap-8 mt-8">
          {selected > 0 && (
            <Button
              variant="default"
              onClick={() => turn(-1)}
              leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('previous')}
            </Button>
          )}
          {/* One button in one place, so that pressing it again and again leads to the end without losing the focus. */}
          <Button
            ref={onward}
            className={classes.onward}
            data-autofocus
            onClick={() => (selected === last ? onDone() : turn(1))}
            rightSection={
              selected === last ? (
                <IconCheck size={20} stroke={2} aria-hidden="true" />
              ) : (
                <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
              )
            }
          >
            {selected === last ? t('done') : t('next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const inOrder = (pages: readonly HelpPage[]): HelpPage[] =>
  pages.toSorted((a, b) => a.pageOrder - b.pageOrder).slice(0, maxPages);

const ownPage = (title: string, body: string): HelpPage => ({ title, body, file: null, pageOrder: 0 });
