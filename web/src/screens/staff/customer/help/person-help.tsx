import { IconDownload, IconLogout, IconMail, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { HelpedPerson, PlainHelp } from '#capabilities/people-desk/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { MenuEntry } from '#ui/overlay/menu-entry.ts';
import { RowMenu } from '#ui/overlay/row-menu.tsx';
import { Later } from '#ui/page/later.tsx';

const HelpDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./help-dialog.tsx'))).HelpDialog,
}));
const DetailsDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./details-dialog.tsx'))).DetailsDialog,
}));

type Verb = PlainHelp | 'details';

/** All that can be done for one person, with why it cannot where it cannot. */
export function PersonHelp({ person }: { person: HelpedPerson }) {
  const { t } = useTranslation('people-desk');
  const [asked, setAsked] = useState<Verb>();
  const close = () => setAsked(undefined);
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <RowMenu
        label={t('menu', { name })}
        entries={useEntries(person)}
        onPress={(key) => setAsked(verbs.find((verb) => verb === key))}
      />
      {asked && (
        <Later isFloating>
          {asked === 'details' ? (
            <DetailsDialog person={person} onClose={close} />
          ) : (
            <HelpDialog kind={asked} person={person} onClose={close} />
          )}
        </Later>
      )}
    </>
  );
}

const verbs: readonly Verb[] = ['invite', 'unlock', 'sign-out', 'details', 'export'];
const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function useEntries({ status, lockedUntil, browsers, programs, hasPasswordHere }: HelpedPerson): readonly MenuEntry[] {
  const { t } = useTranslation('people-desk');
  const isOut = browsers + programs === 0;
  return [
    {
      key: 'invite',
      label: t('verbs.invite'),
      icon: <IconMail {...look} />,
      whyNot: status === 'Invited' ? undefined : t('whyNot.notInvited'),
    },
    {
      key: 'unlock',
      label: t('verbs.unlock'),
      icon: <IconUserCheck {...look} />,
      whyNot: lockedUntil ? undefined : t(hasPasswordHere ? 'whyNot.notLocked' : 'whyNot.elsewhere'),
    },
    {
      key: 'sign-out',
      label: t('verbs.sign-out'),
      icon: <IconLogout {...look} />,
      whyNot: isOut ? t('whyNot.notSignedIn') : undefined,
    },
    { key: 'details', label: t('verbs.details'), icon: <IconPencil {...look} /> },
    {
      key: 'export',
      label: t('verbs.export'),
      icon: <IconDownload {...look} />,
      whyNot: status === 'Active' ? undefined : t('whyNot.notActive'),
    },
  ];
}
