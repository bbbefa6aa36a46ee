import type { ReactNode } from 'react';
import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './chain.module.css';
import { ShipToStatus } from './ship-to-status.tsx';

type Payer = CustomerDetail['payers'][number];

/** From who pays over who orders to where it goes; also where one payer has several of them. */
export function Chain({ customer: { payers } }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  return (
    <Card heading={t('page.chain')}>
      {payers.length === 0 ? (
        <p className="text-15 muted">{t('page.noChain')}</p>
      ) : (
        <ul className="grid one-column gap-24 no-bullets m-0 p-0">
          {payers.map((payer) => (
            <li key={payer.id} className={classes.payer}>
              <PayerBox payer={payer} />
              <ul className="grid one-column gap-16 no-bullets m-0 p-0">
                {payer.soldTos.map((soldTo) => (
                  <li key={soldTo.id} className={classes.soldTo}>
                    <Box kind={t('page.soldTo')} name={soldTo.name}>
                      {soldTo.id}
                    </Box>
                    <ul className="grid one-column gap-8 no-bullets m-0 p-0">
                      {soldTo.shipTos.map((shipTo) => (
                        <li key={shipTo.id}>
                          <Box kind={t('page.shipTo')} name={shipTo.name}>
                            {[shipTo.id, shipTo.city].join(' · ')}
                            {shipTo.status !== 'Active' && (
                              <span className="block">
                                <ShipToStatus status={shipTo.status} />
                              </span>
                            )}
                          </Box>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PayerBox({ payer: { id, name, paymentMethods } }: { payer: Payer }) {
  const { t } = useTranslation('customers');
  const methods = paymentMethods.map(({ label }) => label).join(', ');
  return (
    <Box kind={t('page.payer')} name={name}>
      {[id, methods || t('page.noPayment')].join(' · ')}
    </Box>
  );
}

const Box = ({ kind, name, children }: { kind: string; name: string; children: ReactNode }) => (
  <div className={classes.box}>
    <p className="text-13 muted">{kind}</p>
    <p className="text-15 semibold anywhere">{name}</p>
    <p className="text-14 muted anywhere">{children}</p>
  </div>
);
