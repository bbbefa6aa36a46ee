import { IconMessageQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './ask-for-help.module.css';
import { type HelpReference, toHelpAddress, toHelpReference } from './help-reference.ts';
import { HelpWayContext } from './help-way.ts';

type Props = {
  reference: HelpReference | undefined;
  /** Read out where several of them are below each other. */
  name?: string;
};

/** The way to whom to ask, from the very thing that one asks about; what it is goes along. */
export function AskForHelp({ reference, name }: Props) {
  const { t } = useTranslation('common');
  const way = use(HelpWayContext);
  const address = toHelpAddress(reference);
  const about = toHelpReference(address);
  const content = (
    <>
      <IconMessageQuestion size={20} stroke={1.75} aria-hidden="true" />
      {about ? t(`askForHelp.${about.kind}`, { id: about.id }) : t('askForHelp.any')}
      {name && <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
    </>
  );
  if (way === 'contact') {
    return (
      <Link to="/contact" search={address} className={classes.ask}>
        {content}
      </Link>
    );
  }
  const said = reference?.said;
  return (
    <Link
      to="/support/tickets"
      search={{ new: '1', ...address }}
      {...(said ? { state: { said } } : {})}
      className={classes.ask}
    >
      {content}
    </Link>
  );
}
