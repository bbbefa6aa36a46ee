import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { ChunkMissing } from '#platform/chunk-reload.ts';
import { logFault } from '#platform/log.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './part-boundary.module.css';

type Props = {
  /** Written to the console beside the fault, so that it is known which part failed. */
  name: string;
  /** Whether it has no place of its own in the page, as a dialog has none. */
  isFloating?: boolean | undefined;
  children: ReactNode;
};
type State = { error: unknown; hasFailed: boolean };

/** One part of a page. Should it fail, it says so in its own place and can be tried again, and the page around it stays. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFault(`part "${this.props.name}"`, error);
  }

  // A file of the program that is missing comes only with a new page; everything else is drawn again in place.
  private readonly retry = () => {
    if (this.state.error instanceof ChunkMissing) return location.reload();
    this.setState({ error: undefined, hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <FailedPart isFloating={this.props.isFloating} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}

function FailedPart({ isFloating, onRetry }: { isFloating: boolean | undefined; onRetry: () => void }) {
  const { t } = useTranslation('errors');
  return (
    <div className={classes.failed} data-floating={isFloating} role="alert">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" className="danger" />
      <span className="shrinkable anywhere">{t('part')}</span>
      <button type="button" className={classes.retry} onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
