import { useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { SummaryBlock } from './blocks/summary-block.tsx';
import classes from './summary.module.css';

const lines = [1, 2, 3, 4];

/** The blocks with their real names and nothing in them yet. */
export function SummarySkeleton() {
  const { t } = useTranslation(['order', 'summary']);
  return (
    <Waiting>
      <div className={classes.columns}>
        <div className={`${classes.blocks} grid shrinkable gap-16`}>
          <SummaryBlock heading={t('order:delivery.heading')}>
            <Facts columns="two">
              <Fact label={t('order:delivery.day')}>
                <span>Thursday 12 November</span>
              </Fact>
              <Fact label={t('order:delivery.transport')}>
                <span>Transport</span>
              </Fact>
              <Fact label={t('order:delivery.place')}>
                <span>Name of a place</span>
                <span>Street 00, 000 00 City</span>
              </Fact>
              <Fact label={t('order:delivery.number')}>
                <span>2026/000</span>
              </Fact>
            </Facts>
          </SummaryBlock>
          <SummaryBlock heading={t('order:payer.heading')}>
            <Facts columns="two">
              <Fact label={t('order:payer.payer')}>
                <span>Name of a company</span>
              </Fact>
              <Fact label={t('order:payer.method')}>
                <span>Payment method</span>
              </Fact>
            </Facts>
          </SummaryBlock>
          <SummaryBlock heading={t('order:lines.heading')}>
            {lines.map((line) => (
              <p key={line}>Name of a beer, a pallet</p>
            ))}
          </SummaryBlock>
        </div>
        <SummaryBlock heading={t('summary:total')}>
          {lines.map((line) => (
            <p key={line}>00 000,00</p>
          ))}
        </SummaryBlock>
      </div>
    </Waiting>
  );
}
