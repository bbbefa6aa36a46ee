import type { ConsentKind } from '@dray/contract/identity/consents.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './consent-list.module.css';
import { LegalLink } from './legal-link.tsx';

type Props = {
  consents: readonly { kind: ConsentKind; version: string; since: string }[];
  given: ReadonlySet<ConsentKind>;
  errors: ReadonlyMap<ConsentKind, string>;
  onGive: (kind: ConsentKind, isGiven: boolean) => void;
};

export const consentId = (kind: ConsentKind): string => `consent-${kind}`;

/** Never ticked beforehand; reading opens beside, so that nothing typed here is lost. */
export function ConsentList({ consents, given, errors, onGive }: Props) {
  return (
    <ul className="grid">
      {consents.map((consent) => (
        <Consent
          key={consent.kind}
          {...consent}
          isGiven={given.has(consent.kind)}
          error={errors.get(consent.kind)}
          onGive={(isGiven) => onGive(consent.kind, isGiven)}
        />
      ))}
    </ul>
  );
}

type ConsentProps = Props['consents'][number] & {
  isGiven: boolean;
  error: string | undefined;
  onGive: (isGiven: boolean) => void;
};

function Consent({ kind, version, since, isGiven, error, onGive }: ConsentProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [id, noteId] = [consentId(kind), `${consentId(kind)}-note`];
  return (
    <li className={classes.consent}>
      <input
        type="checkbox"
        id={id}
        className={classes.box}
        checked={isGiven}
        required
        aria-describedby={noteId}
        aria-invalid={error !== undefined}
        onChange={({ currentTarget }) => onGive(currentTarget.checked)}
      />
      <div className={classes.words}>
        <label htmlFor={id}>{t(`consents.tick.${kind}`)}</label>
        <p id={noteId} className="text-14 muted">
          {t('consents.version', { version, date: formatShortDate(language, since) })}
          {kind === 'masterPurchase' && ` · ${t('consents.neededToOrder')}`}
          {error && (
            <span className={`${classes.error} row gap-6 danger`}>
              <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
              {error}
            </span>
          )}
        </p>
      </div>
      <LegalLink kind={kind} />
    </li>
  );
}
