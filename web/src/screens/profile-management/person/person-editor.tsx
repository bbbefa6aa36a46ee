import { customs, type Language, languages } from '@dray/contract/languages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AssignableRoles,
  faultsOf,
  isOutdated,
  type Person,
  peopleQueries,
  titleOf,
  useUpdatePerson,
} from '#capabilities/people/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { ThumbBar } from '#ui/overlay/thumb-bar.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { nameOf } from '../people/name-of.ts';
import { Outdated } from './outdated.tsx';
import { PersonDetails } from './person-details.tsx';
import classes from './person-editor.module.css';
import { errorsByShipTo, toSummary } from './role-errors.ts';
import { RolesCard } from './roles/roles-card.tsx';
import { useRoleChoice } from './roles/use-role-choice.ts';
import { SeenCard } from './seen-card.tsx';
import { StatusCard } from './status-card.tsx';

type Props = { person: Person; offered: AssignableRoles };

/** Roles and language of somebody, on the record that was read when the page was opened. */
export function PersonEditor({ person: latest, offered }: Props) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const language = useLanguage();
  const isWide = useIsWide();
  const [person, setPerson] = useState(latest);
  const [outdatedBy, setOutdatedBy] = useState<{ before: Person; now: Person }>();
  const [locale, setLocale] = useState<Language>(person.locale);
  const roleChoice = useRoleChoice(offered, person);
  const saving = useUpdatePerson(person.id);
  const faults = faultsOf(saving.error);
  const count = roleChoice.changed.length + roleChoice.changedBesides.length + (locale === person.locale ? 0 : 1);

  const start = (from: Person) => {
    setPerson(from);
    setLocale(from.locale);
    roleChoice.discard();
    setOutdatedBy(undefined);
    saving.reset();
  };
  const readLatest = async () => {
    const { users } = await client.fetchQuery(peopleQueries.one(person.id));
    if (!users[0]) return;
    setOutdatedBy({ before: person, now: users[0] });
    // What was chosen stays, on top of what holds now.
    setPerson(users[0]);
  };
  const save = () =>
    saving.mutate(
      {
        ...roleChoice.toWire(),
        languages: [...new Set([...person.languages, locale])],
        locale,
        version: person.version,
      },
      {
        onSuccess: (saved) => {
          start(saved);
          showToast({ tone: 'done', topic: `person ${saved.id}`, text: t('saved', { name: nameOf(saved) }) });
        },
        onError: (failure) => {
          if (isOutdated(failure)) void readLatest();
          else if (faultsOf(failure).length === 0)
            showFailure({
              topic: `person ${person.id}`,
              text: t('saveFailed', { name: nameOf(person) }),
              failure,
              retry: save,
            });
        },
      },
    );

  const actions = (
    <>
      <Button loading={saving.isPending} disabled={count === 0} onClick={save}>
        {count === 0 ? t('noChange') : t('save', { count, n: formatNumber(language, count) })}
      </Button>
      {count > 0 && (
        <Button variant="default" onClick={() => start(person)}>
          {t('discard')}
        </Button>
      )}
    </>
  );
  return (
    <div className={classes.page}>
      <div className="grid shrinkable gap-16">
        <ErrorSummary key={saving.submittedAt} errors={toSummary(faults)} heading={titleOf(saving.error)} />
        {outdatedBy && <Outdated {...outdatedBy} offered={offered} />}
        <PersonDetails
          person={person}
          language={
            <SelectField
              label={t('person.language')}
              value={locale}
              choices={languages.map((value) => ({ value, label: customs[value].endonym }))}
              onChoose={setLocale}
            />
          }
        />
        <RolesCard heading={t('roles.heading')} roleChoice={roleChoice} errors={errorsByShipTo(faults)} isChange />
        {isWide && <div className={`${classes.save} flex wrap gap-12`}>{actions}</div>}
        <StatusCard person={person} onChanged={start} />
      </div>
      <div className={classes.side}>
        <SeenCard seen={roleChoice.seen} total={roleChoice.rows.length} />
      </div>
      {!isWide && count > 0 && <ThumbBar label={t('roles.heading')}>{actions}</ThumbBar>}
    </div>
  );
}
