import { IconBolt, IconChevronRight, IconPhone, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#capabilities/session/session.ts';
import { Block } from './block.tsx';
import classes from './shortcuts.module.css';

/** Ways on that the reader may go; those to ordering come with their screens (H3). */
export function Shortcuts() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  return (
    <Block icon={IconBolt} heading={t('shortcuts.heading')}>
      <ul className={classes.shortcuts}>
        {may('My Profile') && (
          <li>
            <Link to="/profile/details" className={classes.shortcut}>
              <IconUser size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
              <span className={classes.words}>
                <span className={classes.name}>{t('shortcuts.profile')}</span>
                <span className={classes.text}>{t('shortcuts.profileText')}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        )}
        <li>
          <Link to="/contact" className={classes.shortcut}>
            <IconPhone size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
            <span className={classes.words}>
              <span className={classes.name}>{t('shortcuts.contact')}</span>
              <span className={classes.text}>{t('shortcuts.contactText')}</span>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </Block>
  );
}
