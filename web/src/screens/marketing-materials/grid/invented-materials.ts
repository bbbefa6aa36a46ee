import type { Material } from '#capabilities/content/index.ts';

export const inventedMaterials: readonly Material[] = Array.from({ length: 12 }, (_, at) => ({
  id: `${at}`,
  name: 'A poster, A2',
  fileName: 'poster.pdf',
  folderId: 'folder',
  brand: null,
  type: 'application/pdf',
  size: 100_000,
  date: '2026-11-11',
  width: null,
  height: null,
  preview: null,
  link: '',
}));
