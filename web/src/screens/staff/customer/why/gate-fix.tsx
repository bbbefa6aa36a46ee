import type { GateFix } from '@dray/contract/customers/gate-shapes.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';

/** Where it is mended: by whoever reads it, or by whom. */
export function GateFixOf({ fix }: { fix: GateFix }) {
  const { t } = useTranslation('customers');
  switch (fix.kind) {
    case 'route':
      return (
        <p>
          <Button component="a" href={fix.to} variant="default" size="sm">
            {t('why.fixes.route')}
          </Button>
        </p>
      );
    case 'command':
      return (
        <p>
          {t('why.fix')} {t('why.fixes.command')} <code className="anywhere">{fix.command}</code>
        </p>
      );
    case 'customer':
      return (
        <p>
          {t('why.fix')} {t(`why.fixes.${fix.who}`)}
        </p>
      );
    default:
      return (
        <p>
          {t('why.fix')} {t('why.fixes.master-data')}
        </p>
      );
  }
}
