import { paperText } from '@dray/contract/texts/paper-text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { PrintingDeps } from './printing.deps.ts';
import { paperOfAccount } from './statement-paper.ts';
import type { WrittenPaper } from './write-order-paper.ts';

type Asked = { payer: string; from: string; to: string };

/** A payer whose documents the caller does not see answers like one that is not there (T138). */
export async function writeStatement(
  { suppliers, statements, findReach }: PrintingDeps,
  { scope, language }: Request,
  { payer: payerId, from, to }: Asked,
): Promise<WrittenPaper> {
  const reach = await findReach(scope);
  const payer = reach.payers.find(({ id }) => id === payerId);
  const supplier = payer && (await suppliers.findSupplier(payer.country));
  if (!payer || !supplier) throw new Refusal('DOCUMENT_NOT_FOUND');
  const account = await statements.readAccount(reach, { payerId, currency: payer.currency, from, to });
  return {
    paper: paperOfAccount({ account, payer, supplier, period: { from, to }, language }),
    fileName: paperText('statementFile', language, { payer: payer.name, from, to }),
    record: {
      subject: `payer:${payerId}`,
      companyId: payer.companyId,
      details: { paper: 'statement', from, to },
    },
  };
}
