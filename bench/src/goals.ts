export type Goal = { name: string; value: number; must: number; isAtLeast: boolean; unit: string };

export const atLeast = (name: string, value: number, must: number, unit: string): Goal => ({
  name,
  value,
  must,
  isAtLeast: true,
  unit,
});
export const atMost = (name: string, value: number, must: number, unit: string): Goal => ({
  name,
  value,
  must,
  isAtLeast: false,
  unit,
});

export const isMet = ({ value, must, isAtLeast }: Goal): boolean => (isAtLeast ? value >= must : value <= must);

export function goalLine(goal: Goal): string {
  const { name, value, must, isAtLeast, unit } = goal;
  return `${isMet(goal) ? '✓' : '✗'} ${name.padEnd(64)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(8)} must ${isAtLeast ? '≥' : '≤'} ${must}`;
}
