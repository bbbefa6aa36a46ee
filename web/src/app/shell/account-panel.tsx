import {
  IconBuildingStore,
  IconDeviceDesktop,
  IconLayoutDashboard,
  IconLogout,
  IconMoon,
  IconSearch,
  IconShieldLock,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { mayUsePalette, paletteKeys, setPaletteOpen, useSlashKey } from '#capabilities/search/index.ts';
import { isAtDeskOnly, useSession } from '#capabilities/session/index.ts';
import { chooseScheme, type SchemeChoice, schemeChoices, useChosenScheme } from '#platform/colour-scheme.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import classes from './account-panel.module.css';

/** What the account's menu holds; it comes when somebody reaches for its button. */
export default function AccountPanel({ onOwn, onLeave }: Record<'onOwn' | 'onLeave', () => void>) {
  const { t } = useTranslation('shell');
  const { user, may } = useSession();
  // Its own page shows the same fields already.
  const isOnPage = useLocation({ select: ({ pathname }) => pathname === '/profile/details' });
  const isAtDesk = useLocation({ select: ({ pathname }) => /^\/staff(\/|$)/.test(pathname) });
  return (
    <>
      {user && (
        <div className={classes.who}>
          <p className="semibold anywhere">{`${user.firstName} ${user.lastName}`}</p>
          <p className="text-14 muted">
            <MailText address={user.email} />
          </p>
        </div>
      )}
      {user?.isStaff && !isAtDeskOnly(user) && <OtherSide isAtDesk={isAtDesk} />}
      {may('My Profile') && (
        <Link to="/profile/details" className={classes.action}>
          <IconUser size={20} stroke={1.75} aria-hidden="true" />
          {t('account.profile')}
        </Link>
      )}
      {user && !isOnPage && (
        <button type="button" className={classes.action} data-closes aria-haspopup="dialog" onClick={onOwn}>
          <IconShieldLock size={20} stroke={1.75} aria-hidden="true" />
          {t('account.own')}
        </button>
      )}
      {mayUsePalette(may) && !isAtDesk && <PaletteEntry />}
      <AppearanceChoice />
      {may('Catalogue') && <SlashChoice />}
      <button type="button" className={classes.action} data-closes onClick={onLeave}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        {t('account.signOut')}
      </button>
    </>
  );
}

/** The supplier's people who hold sections of the customers' portal, too, go to and fro. */
function OtherSide({ isAtDesk }: { isAtDesk: boolean }) {
  const { t } = useTranslation('shell');
  const Icon = isAtDesk ? IconBuildingStore : IconLayoutDashboard;
  return (
    <Link to={isAtDesk ? '/' : '/staff'} className={classes.action}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {t(isAtDesk ? 'account.portal' : 'account.desk')}
    </Link>
  );
}

/** The menu's way to what the keys open (T146). */
function PaletteEntry() {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={classes.action}
      data-closes
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setPaletteOpen(true)}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      {t('search.everywhere')}
      <span className={classes.keys} aria-hidden="true">
        {paletteKeys}
      </span>
    </button>
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
      <legend className={`${classes.legend} whole-row text-13 medium muted`}>{t('header.appearance')}</legend>
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
