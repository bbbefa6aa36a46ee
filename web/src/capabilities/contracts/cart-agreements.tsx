import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './cart-agreements.module.css';
import { contractAt } from './cart-on-contract.ts';
import { ContractLine } from './contract-line.tsx';
import { contractsQueries } from './contracts.queries.ts';
import { CreditLine } from './credit-line.tsx';

export type CartAgreementsProps = {
  shipToId: string | null;
  payerId: string | undefined;
  cartHl: number;
  /** Contracts are shown to those who hold them. */
  hasContracts: boolean;
};

/** What the cart means for contract and credit line. It is asked for by itself, so that the cart never waits for it. */
export default function CartAgreements({ shipToId, payerId, cartHl, hasContracts }: CartAgreementsProps) {
  const contracts = useQuery({ ...contractsQueries.list(useLanguage()), enabled: hasContracts });
  const credit = useQuery({ ...contractsQueries.credit(payerId ?? ''), enabled: payerId !== undefined });
  const contract = contractAt(contracts.data?.contracts ?? [], shipToId);
  const isCreditShown = credit.data && credit.data.verdict !== 'none';
  if (!contract && !isCreditShown) return null;
  return (
    <div className={classes.agreements}>
      {contract && <ContractLine contract={contract} cartHl={cartHl} />}
      {credit.data && <CreditLine credit={credit.data} />}
    </div>
  );
}
