import type { FilesDoor, NewFile } from '@dray/server/capabilities/files/index.ts';
import { bundles } from '../products/bundles/bundles.ts';
import { demoProducts } from '../products/demo-products.ts';
import { drawnLabel, drawnPack, packSlug } from './index.ts';

export type DrawnProduct = {
  sku: string;
  name: string;
  large: NewFile;
  small: NewFile;
  label: NewFile | undefined;
  isBundle: boolean;
};

/** Every product of the demo world with its drawings, judged as any operator's pictures would be. */
export function drawnProducts(judge: FilesDoor['judgePicture']): DrawnProduct[] {
  const drawn = new Map<string, NewFile>();
  const draw = (name: string, svg: () => string): NewFile => {
    const file = drawn.get(name) ?? judged(judge(name, Buffer.from(svg())));
    drawn.set(name, file);
    return file;
  };
  const pack = (format: string, slug: string) => ({
    large: draw(`${format}-${slug}.svg`, () => drawnPack(format, slug, 'detailed')),
    small: draw(`${format}-${slug}-s.svg`, () => drawnPack(format, slug, 'small')),
  });
  return [
    ...demoProducts.map(({ sku, name, line, pack: { format } }) => {
      const slug = packSlug(line.brand, line.subBrand);
      const label = line.style === 'gas' ? undefined : draw(`label-${slug}.svg`, () => drawnLabel(slug));
      return { sku, name, ...pack(format, slug), label, isBundle: false };
    }),
    ...bundles.map(({ sku, name, brand, subBrand }) => ({
      sku,
      name,
      ...pack('BUNDLE', packSlug(brand, subBrand)),
      label: undefined,
      isBundle: true,
    })),
  ];
}

function judged(file: ReturnType<FilesDoor['judgePicture']>): NewFile {
  if ('fault' in file) throw new Error(`A drawing of the demo world ${file.fault}`);
  return file;
}
