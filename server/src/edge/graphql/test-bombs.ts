/** Levels that each hold the next one twice. Walked as written, forty of them would keep a process for days. */
function chain(type: string, last: string, body: (next: string) => string, levels = 40): string {
  const fragments = Array.from({ length: levels }, (_, level) => {
    const next = `...F${level + 1}`;
    return `fragment F${level} on ${type} { ${level === levels - 1 ? last : body(next)} }`;
  });
  return fragments.join(' ');
}

const twice = (next: string) => `${next} ${next}`;
const token = 'generateCustomerToken(email: "a", password: "b") { token }';

/** Documents of a kilobyte or two that would take minutes, or days, if anything walked them as they are written. */
export const bombs: Readonly<Record<string, string>> = {
  'of fragments in a query': `{ ...F0 } ${chain('Query', '__typename', twice)}`,
  'of fragments below a public field': `{ getPortalConfig { ...F0 } } ${chain('PortalConfig', 'maintenance', twice)}`,
  'of fragments below a guarded field': `{ customerCart { ...F0 } } ${chain('Cart', 'id', twice)}`,
  'of fragments in a mutation': `mutation { ...F0 } ${chain('Mutation', 'createEmptyCart', twice)}`,
  'of fragments around a guess': `mutation { ...F0 } ${chain('Mutation', token, twice)}`,
  'of inline fragments': `{ customerCart { ...F0 } } ${chain('Cart', 'id', (next) => `... on Cart { ${next} } ... { ${next} }`)}`,
  'of fragments with directives': `{ customerCart { ...F0 } } ${chain('Cart', 'id', (next) => `${next} @include(if: true) ${next} @skip(if: false)`)}`,
  'of aliases': `{ products(pageSize: 1) { items { ...F0 } } } ${chain('Product', 'sku', (next) => `a: related_products { ${next} } b: related_products { ${next} }`, 7)}`,
  'of aliases inside fragments': `{ ${['a', 'b', 'c'].map((name) => `${name}: products(pageSize: 100) { ...Page }`).join(' ')} } fragment Page on Products { ${['d', 'e', 'f', 'g', 'h', 'm'].map((name) => `${name}: items { ...Goods }`).join(' ')} } fragment Goods on Product { ${['i', 'j', 'k', 'l', 'n', 'o'].map((name) => `${name}: related_products { sku }`).join(' ')} }`,
  'of nested lists': `{ products(pageSize: 100) { items { related_products { related_products { related_products { sku name description } } } } } }`,
  'of lists at the root': `{ ${Array.from({ length: 15 }, (_, index) => `p${index}: products(pageSize: 100, currentPage: ${index + 1}) { items { sku } }`).join(' ')} }`,
  'of lists at the root by variable': `query ($n: Int!) { ${Array.from({ length: 15 }, (_, index) => `p${index}: products(pageSize: $n) { items { sku } }`).join(' ')} }`,
  'of one field said again and again': `{ getPortalConfig { ${'sections { label value } '.repeat(300)} } }`,
  'of fragments that nobody spreads': `{ getPortalConfig { maintenance } } ${chain('PortalConfig', 'maintenance', twice)}`,
  'of fragments that lead in a circle': `{ ...A } fragment A on Query { ...B ...B } fragment B on Query { ...A ...A }`,
  'of two hundred fragments': `{ getPortalConfig { ${Array.from({ length: 200 }, (_, index) => `...G${index}`).join(' ')} } } ${Array.from({ length: 200 }, (_, index) => `fragment G${index} on PortalConfig { maintenance }`).join(' ')}`,
};
