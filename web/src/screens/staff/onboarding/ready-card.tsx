import type { Gate } from '@dray/contract/customers/gates.ts';
import type { OnboardingStep } from '@dray/contract/onboarding/onboarding-steps.ts';
import { IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { onboardingQueries, type ShownOnboarding, useInviteOwner } from '#capabilities/onboarding/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { Note } from '#ui/page/note.tsx';
import { FailedNote } from '../parts/failed-note.tsx';

/** The step in which something that stands in the way is mended; nothing where no step can. */
const mendedIn: Readonly<Partial<Record<Gate, OnboardingStep>>> = {
  'ship-to': 'ship-tos',
  'price-list': 'price-list',
  prices: 'price-list',
  transport: 'calendar',
  calendar: 'calendar',
  payment: 'payment',
};

/** What still stands between the customer and a first order; when nothing does, the owner is invited. */
export function ReadyCard({ onboarding }: { onboarding: ShownOnboarding }) {
  const { t } = useTranslation('onboarding');
  if (onboarding.state === 'finished') return <Finished onboarding={onboarding} />;
  // Before there are ship-tos nobody could order for any of them.
  const hasShipTos = onboarding.steps.some(({ step, written }) => step === 'ship-tos' && written > 0);
  if (onboarding.state !== 'open' || !onboarding.mayEdit || !hasShipTos) return null;
  return (
    <Card heading={t('ready.heading')}>
      <Obstacles onboarding={onboarding} />
    </Card>
  );
}

function Obstacles({ onboarding }: { onboarding: ShownOnboarding }) {
  const { t } = useTranslation(['onboarding', 'customers']);
  const query = useQuery(onboardingQueries.obstacles(onboarding.id));
  return (
    <BlockStates query={query} failed={t('onboarding:ready.failed')} waiting={<p>{t('onboarding:ready.waiting')}</p>}>
      {({ isReady, results }) =>
        isReady ? (
          <Invite onboarding={onboarding} />
        ) : (
          <div className="grid one-column gap-16">
            {onboarding.next && (
              <p className="text-15">
                {t('onboarding:ready.open', { step: t(`onboarding:steps.${onboarding.next.step}`) })}
              </p>
            )}
            {results
              .filter(({ gates }) => gates.length > 0)
              .map(({ shipTo, gates }) => (
                <div key={shipTo.id} className="grid gap-8">
                  <h3 className="text-15 semibold anywhere">{shipTo.name}</h3>
                  <ul className="grid gap-4 m-0">
                    {gates.map(({ gate, texts }) => (
                      <li key={gate} className="text-15 anywhere" data-gate={gate}>
                        <GateName id={onboarding.id} gate={gate} />
                        {texts.length > 0 && `: ${texts.join(' ')}`}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </div>
        )
      }
    </BlockStates>
  );
}

function GateName({ id, gate }: { id: string; gate: Gate }) {
  const { t } = useTranslation('customers');
  const step = mendedIn[gate];
  const name = t(`why.gates.${gate}`);
  if (!step) return name;
  return (
    <Link to="/staff/onboardings/$id" params={{ id }} search={{ step }}>
      {name}
    </Link>
  );
}

function Invite({ onboarding }: { onboarding: ShownOnboarding }) {
  const { t } = useTranslation('onboarding');
  const invite = useInviteOwner(onboarding.id);
  const owner = onboarding.steps.find(({ step }) => step === 'owner')?.rows[0];
  return (
    <div className="grid one-column gap-16">
      <p className="text-15">
        {t('ready.text', { name: `${owner?.first_name} ${owner?.last_name}`, email: owner?.email ?? '' })}
      </p>
      <FailedNote text={t('ready.notInvited')} error={invite.error} />
      <p>
        <Button
          loading={invite.isPending}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => invite.mutate(onboarding.version)}
        >
          {t('ready.invite')}
        </Button>
      </p>
    </div>
  );
}

function Finished({ onboarding: { companyId } }: { onboarding: ShownOnboarding }) {
  const { t } = useTranslation('onboarding');
  const { data: self } = useQuery(staffQueries.self());
  const mayLook = companyId !== null && holdsRight(self?.rights, 'customers.read');
  return (
    <Note tone="info" role="status" icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}>
      <p>{t('ready.finished')}</p>
      {mayLook && (
        <p className="mt-8">
          <ButtonLink to="/staff/customers/$companyId" params={{ companyId }} search={{}} variant="default" size="sm">
            {t('ready.toCustomer')}
          </ButtonLink>
        </p>
      )}
    </Note>
  );
}
