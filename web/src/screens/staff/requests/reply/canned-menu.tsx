import { customs } from '@dray/contract/languages.ts';
import { IconChevronDown, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cannedText, requestsQueries, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import classes from './canned-menu.module.css';

type Props = { request: WholeRequest; onInsert: (text: string) => void };

const manage = 'manage';

/** Answers that are written once, in the language of whoever asked; another language is said, not slipped in. */
export function CannedMenu({ request, onInsert }: Props) {
  const { t } = useTranslation('requests-desk');
  const navigate = useNavigate();
  const { data } = useQuery(requestsQueries.canned());
  const [said, setSaid] = useState('');
  const answers = data?.results ?? [];
  const press = (key: string) => {
    if (key === manage) return void navigate({ to: '/staff/requests', search: { answers: '1' } });
    const answer = answers.find(({ id }) => id === key);
    const found = answer && cannedText(answer, request);
    if (!found) return;
    onInsert(found.text);
    const wanted = request.author.language;
    setSaid(
      found.language === wanted
        ? ''
        : t('canned.otherLanguage', { wanted: customs[wanted].endonym, used: customs[found.language].endonym }),
    );
  };
  return (
    <div>
      <Menu
        label={t('canned.use')}
        side="below-start"
        buttonClass={classes.button}
        trigger={
          <>
            <IconTemplate size={18} stroke={1.75} aria-hidden="true" />
            {t('canned.use')}
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </>
        }
        entries={[
          ...answers.map(({ id, title }) => ({ key: id, label: title })),
          { key: manage, label: t('canned.manage') },
        ]}
        onPress={press}
      />
      <p role="status" className={`${classes.reported} text-14 warning`}>
        {said}
      </p>
    </div>
  );
}
