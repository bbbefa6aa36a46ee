import type { Material } from './list-materials.ts';

export const materialToWire = ({ id, folderId, date, body }: Material) => {
  const { fileName = '', type = '', size = 0, width, height, brand, hasPreview = false } = body.material ?? {};
  return {
    id,
    name: body.title,
    fileName,
    folderId,
    brand: brand ?? null,
    type,
    size,
    date,
    width: width ?? null,
    height: height ?? null,
    preview: hasPreview ? { link: `/content/downloadmaterial/${id}/preview` } : null,
    link: `/content/downloadmaterial/${id}/file`,
  };
};
