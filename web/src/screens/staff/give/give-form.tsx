import { IconSend } from '@tabler/icons-react';
import { type ChangeRequest, type StaffPerson, type StaffRole, useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DayField } from '#ui/form/dates/day-field.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Card } from '#ui/page/card.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { fieldId } from './field-id.ts';
import classes from './give-form.module.css';
import { MarketField } from './market-field.tsx';
import { RoleField } from './role-field.tsx';
import { useGiving } from './use-giving.ts';
import { WhoFields } from './who-fields.tsx';

type Props = {
  roles: readonly StaffRole[];
  people: readonly StaffPerson[];
  person?: StaffPerson | undefined;
  onAsked?: (change: ChangeRequest) => void;
};

export function GiveForm({ roles, people, person, onAsked }: Props) {
  const { t } = useTranslation('staff');
  const giving = useGiving({ roles, people, person, onAsked });
  const { typed, role, errorAt, type } = giving;
  return (
    <div className={classes.form}>
      <ErrorSummary key={giving.tries} errors={giving.summary} />
      <Card heading={t('give.who')}>
        <WhoFields typed={typed} known={giving.known} errorAt={errorAt} onType={type} />
      </Card>
      <Card heading={t('give.what')}>
        <RoleField roles={roles} chosen={role} error={errorAt('role')} onType={type} />
      </Card>
      <Card heading={t('give.where')}>
        <div className="grid one-column gap-16">
          <MarketField role={role} markets={typed.markets} error={errorAt('markets')} onType={type} />
          <LastDay giving={giving} />
        </div>
      </Card>
      <FailedNote text={t('give.notAsked')} error={giving.failure} />
      <div className={classes.foot}>
        <p className="text-14 muted">{t('give.second')}</p>
        <div className="flex wrap gap-12">
          <Button
            loading={giving.isSending}
            leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={giving.send}
          >
            {t('give.send')}
          </Button>
          <ButtonLink to="/staff/people" variant="default">
            {t('back')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function LastDay({ giving: { typed, dayError, setDayError, type } }: { giving: ReturnType<typeof useGiving> }) {
  const { t } = useTranslation('staff');
  const { today } = useStaffClock();
  return (
    <div className={classes.day}>
      <DayField
        id={fieldId('endsOn')}
        label={t('give.endsOn')}
        hint={t('give.endsOnHint')}
        today={today}
        min={today}
        value={typed.endsOn}
        error={dayError}
        onChange={(endsOn, error) => {
          setDayError(error);
          type({ endsOn });
        }}
      />
    </div>
  );
}
