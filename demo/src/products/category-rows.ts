import { countries } from '../markets/demo-countries.ts';
import { type CategoryPath, categoryNames } from './categories.ts';
import { productsOf } from './demo-products.ts';

/** In each market the categories that hold something there, and those above them; in the order of the list of names. */
export const categoryRows = countries.flatMap((country) => {
  const used = new Set(productsOf(country).flatMap(({ line }) => withAncestors(line.category)));
  return Object.entries(categoryNames)
    .filter(([path]) => used.has(path))
    .map(([path, name], position) => {
      const steps = path.split('/');
      const parent = steps.slice(0, -1).join('/');
      return {
        uid: `${country}/${path}`,
        parent_uid: parent ? `${country}/${parent}` : null,
        country,
        name: JSON.stringify(name),
        url_key: steps.at(-1) ?? path,
        url_path: path,
        level: steps.length,
        position,
      };
    });
});

function withAncestors(path: CategoryPath): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
