import { IconMessageQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './ask-for-help.module.css';
import { type HelpReference, toHelpAddress, toHelpReference } from './help-reference.ts';

/** The way to whom to ask, from the very thing that one asks about; what it is goes along. */
export function AskForHelp({ reference }: { reference: HelpReference | undefined }) {
  const { t } = useTranslation('common');
  const address = toHelpAddress(reference);
  const about = toHelpReference(address);
  return (
    <Link to="/contact" search={address} className={classes.ask}>
      <IconMessageQuestion size={20} stroke={1.75} aria-hidden="true" />
      {about ? t(`askForHelp.${about.kind}`, { id: about.id }) : t('askForHelp.any')}
    </Link>
  );
}
