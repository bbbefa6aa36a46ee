import { customs, languages } from '@dray/contract/languages.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { NewsTeasers } from '#capabilities/content/index.ts';
import { signInAddress, useLanguageChoice } from '#capabilities/session/index.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceRow } from '#ui/overlay/choice-row.tsx';
import { Wordmark } from '#ui/page/wordmark.tsx';
import { LoginArt } from './login-art.tsx';
import classes from './login-screen.module.css';
import { SignInFailed } from './sign-in-failed.tsx';

// All five: of a visitor no country is known yet.
const choices = languages.map((language) => ({ value: language, label: customs[language].endonym, lang: language }));

/** The door: what this is, one way in, and whom to call when it does not open. The password is typed at the provider. */
export function LoginScreen() {
  const { t } = useTranslation(['login', 'common']);
  const { returnUrl, error } = useSearch({ from: '/login' });
  const speaking = useLanguageChoice();
  const [isGoing, setIsGoing] = useState(false);

  return (
    <div className={classes.page}>
      <LoginArt wordmark={<Wordmark name={brand.product} size={34} />} />
      <main id="main" className={classes.side}>
        <div className={classes.box}>
          {error && <SignInFailed reason={error} />}
          <h1>{t('heading')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <Button
            component="a"
            size="lg"
            fullWidth
            href={signInAddress(returnUrl)}
            aria-describedby={returnUrl ? 'returning' : undefined}
            onClick={() => setIsGoing(true)}
          >
            {isGoing ? t('goingOn') : t('signIn')}
          </Button>
          {returnUrl && (
            <p id="returning" className={`${classes.note} mt-12 text-14 muted text-center`}>
              {t('returning')}
            </p>
          )}
          <p className={classes.help}>
            <Link to="/forgot-password">{t('forgot')}</Link>
          </p>
          <p className={classes.help}>
            {t('help')} <Link to="/contact">{t('contact')}</Link>
          </p>
        </div>
        <div className={classes.languages}>
          <ChoiceRow
            label={t('common:header.language')}
            value={speaking.shown}
            choices={choices}
            onChoose={speaking.choose}
          />
        </div>
        <NewsTeasers count={1} />
      </main>
    </div>
  );
}
