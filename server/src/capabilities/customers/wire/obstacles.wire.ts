import type { ObstaclesAnswer } from '@dray/contract/customers/gate-shapes.ts';
import type { Language } from '@dray/contract/languages.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { Obstacles } from '../obstacles/judge-obstacles.ts';

type Values = Readonly<Record<string, string | number>>;

/** Codes that have a name in the reader's language. */
const names: Readonly<Record<string, (code: string, language: Language) => string>> = {
  transports: transportLabel,
  methods: paymentTitle,
};

const inWords = (values: Values, language: Language): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const nameOf = names[name];
      return [
        name,
        nameOf
          ? String(value)
              .split(', ')
              .map((code) => nameOf(code, language))
              .join(', ')
          : value,
      ];
    }),
  );

/** What placing would say, in the reader's language. */
export type WriteFindings = (findings: readonly Finding[], language: Language) => readonly { message: string }[];

export const obstaclesToWire = (
  { shipTo, account, gates, judgedAt }: Obstacles,
  write: WriteFindings,
  language: Language,
): ObstaclesAnswer => ({
  shipTo: { id: shipTo.id, name: shipTo.name },
  person: account ? { uid: account.uid, name: `${account.firstName} ${account.lastName}` } : null,
  gates: gatesToWire(gates, write, language),
  judgedAt: judgedAt.toISOString(),
});

export const gatesToWire = (
  gates: Obstacles['gates'],
  write: WriteFindings,
  language: Language,
): ObstaclesAnswer['gates'] =>
  gates.map(({ gate, state, detail, findings, fix }) => ({
    gate,
    state,
    detail: detail ? { name: detail.name, values: inWords(detail.values, language) } : null,
    // The same is wrong with many lines of a cart.
    texts: [...new Set(write(findings, language).map(({ message }) => message))],
    fix: fix ?? null,
  }));
