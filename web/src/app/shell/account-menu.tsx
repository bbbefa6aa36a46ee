import { IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSlashKey } from '#capabilities/search/index.ts';
import { useSession, useSignOut } from '#capabilities/session/index.ts';
import { chooseScheme, type SchemeChoice, schemeChoices, useChosenScheme } from '#platform/colour-scheme.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LoaderOverlay } from '#ui/overlay/loader-overlay.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './account-menu.module.css';
import { initialsOf } from './initials.ts';

/** The reader's own corner: his profile where he may see it, how the portal looks, and the way out (H7). */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { user, may } = useSession();
  const leave = useSignOut();
  const signOut = useMutation({
    mutationFn: leave,
    onError: (failure) =>
      showFailure({
        topic: 'sign-out',
        text: t('account.signOutFailed'),
        failure,
        retry: () => signOut.mutate(),
      }),
  });

  return (
    <>
      <Popover
        side="below"
        buttonClass={classes.button}
        face={
          <>
            <VisuallyHidden>{t('account.menu')}: </VisuallyHidden>
            <span className={classes.initials} aria-hidden="true">
              {user ? initialsOf(user) : <IconUser size={20} stroke={1.75} />}
            </span>
            {user && <VisuallyHidden>{`${user.firstName} ${user.lastName}`}</VisuallyHidden>}
          </>
        }
      >
        {user && (
          <div className={classes.who}>
            <p className={classes.name}>{`${user.firstName} ${user.lastName}`}</p>
            <p className={classes.email}>{user.email}</p>
          </div>
        )}
        {may('My Profile') && (
          <Link to="/profile/details" className={classes.action}>
            <IconUser size={20} stroke={1.75} aria-hidden="true" />
            {t('account.profile')}
          </Link>
        )}
        <AppearanceChoice />
        {may('Catalogue') && <SlashChoice />}
        <button type="button" className={classes.action} data-closes onClick={() => signOut.mutate()}>
          <IconLogout size={20} stroke={1.75} aria-hidden="true" />
          {t('account.signOut')}
        </button>
      </Popover>
      {/* The page of the provider follows: until it is there, nothing here may be touched any more. */}
      {(signOut.isPending || signOut.isSuccess) && <LoaderOverlay>{t('account.signingOut')}</LoaderOverlay>}
    </>
  );
}

const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

function AppearanceChoice() {
  const { t } = useTranslation('common');
  const chosen = useChosenScheme();
  const names: Record<SchemeChoice, string> = {
    auto: t('header.appearanceAuto'),
    light: t('header.appearanceLight'),
    dark: t('header.appearanceDark'),
  };
  return (
    <fieldset className={classes.appearance}>
      <legend className={classes.legend}>{t('header.appearance')}</legend>
      {schemeChoices.map((scheme) => {
        const Icon = icons[scheme];
        return (
          <button
            key={scheme}
            type="button"
            className={classes.scheme}
            aria-pressed={chosen === scheme}
            onClick={() => chooseScheme(scheme)}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {names[scheme]}
          </button>
        );
      })}
    </fieldset>
  );
}

function SlashChoice() {
  const { t } = useTranslation('shell');
  const [isOn, setOn] = useSlashKey();
  return (
    <label className={classes.action}>
      <input
        type="checkbox"
        className={classes.tick}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {t('search.slash')}
    </label>
  );
}
