type Address = { street: string; postal_code: string; city: string; province: string | null };

const shape = /^(?<street>.+), (?<postalCode>\d[\d ]*\d) (?<city>[^(]+?)(?: \((?<province>.+)\))?$/u;

/** Takes an address as it is written on a letter apart: `Via Tortona 4, 20144 Milano (MI)`. */
export function addressFromLine(line: string): Address {
  const { street, postalCode, city, province } = shape.exec(line)?.groups ?? {};
  if (!street || !postalCode || !city) throw new Error(`Not an address: ${line}`);
  return { street, postal_code: postalCode, city, province: province ?? null };
}
