import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { SourceError } from '#capabilities/documents/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { formatTime } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import classes from './source-errors.module.css';

type Props = { errors: readonly SourceError[]; isRetrying: boolean; onRetry: () => void };

/** What could not be asked for says so in the list it belongs to; everything else stays usable. */
export function SourceErrors({ errors, isRetrying, onRetry }: Props) {
  const { t } = useTranslation(['documents', 'errors']);
  const language = useLanguage();
  const zone = timeZoneOf(useSession().user?.country);
  return errors.map(({ source, at }) => (
    <Note
      key={source}
      tone="danger"
      role="status"
      icon={<IconPlugConnectedX size={20} stroke={1.75} aria-hidden="true" />}
    >
      <div className="row wrap gap-8-16">
        <p className={classes.words}>
          <strong>{t(`documents:source.${source}Failed`)}</strong> {t('documents:source.rest')}{' '}
          <span className="muted">{formatTime(language, new Date(at), zone)}</span>
        </p>
        <Button
          variant="default"
          size="sm"
          loading={isRetrying}
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onRetry}
        >
          {t('errors:retry')}
        </Button>
      </div>
    </Note>
  ));
}
