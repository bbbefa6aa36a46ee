import { limits } from '@dray/contract/limits.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { TextField } from '#ui/form/text-field.tsx';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  autoFocus?: boolean | undefined;
};

/** What it is about, in a line (G2). */
export function TitleField(props: Props) {
  const { t } = useTranslation('requests');
  return (
    <TextField id="request-title" label={t('form.title')} isRequired max={limits.ticketTitle} hasCounter {...props} />
  );
}

export function DescriptionField(props: Props) {
  const { t } = useTranslation('requests');
  const max = limits.ticketDescription;
  return <TextField id="request-description" label={t('form.description')} isRequired rows={6} max={max} {...props} />;
}
