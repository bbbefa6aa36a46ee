import type { ShownOnboarding } from '#capabilities/onboarding/index.ts';

/** As it was typed in its own step; the number alone where nobody has named it. */
export function shipToName({ steps }: Pick<ShownOnboarding, 'steps'>, id: string): string {
  const shipTos = steps.find(({ step }) => step === 'ship-tos')?.rows ?? [];
  const name = shipTos.find((row) => row.id === id)?.name;
  return name ? `${name} · ${id}` : id;
}
