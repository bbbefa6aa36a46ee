/**
 * Draws the files of the demo world's content anew: `npm run demo:materials`. They are committed, so
 * that neither a start nor a test needs a browser; the same drawings make the same bytes but for another Chromium's PNG.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printPaper } from '@dray/server/platform/pdf/print-paper.ts';
import { type Texts, textsBy } from '../content/texts.ts';
import { drawnPack } from '../pictures/index.ts';
import { attachedPapers } from './attached-papers.ts';
import { drawScene, sceneSize } from './draw-scene.ts';
import { firstStepsPaper } from './first-steps-paper.ts';
import { marketsLine, materialFolders, textsLine } from './material-folders.ts';
import { materialKinds, packPicture } from './material-kinds.ts';
import { type Material, materials } from './material-list.ts';
import { type Picture, picturesToPng } from './pictures-to-png.ts';
import { scenes } from './scene-list.ts';
import { servingCard } from './serving-card.ts';
import { sheetToPdf } from './sheet-to-pdf.ts';
import { sheetToSvg } from './sheet-to-svg.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const packSide = 600;

function put(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(content + path), { recursive: true });
  writeFileSync(content + path, bytes);
}

const picture = (path: string, svg: string, width: number, height: number): Picture => ({
  svg,
  width,
  height,
  write: (png) => put(path, png),
});

const wordsOf = ({ what }: Material) => ('kind' in what ? materialKinds[what.kind] : packPicture);

function fileOf(material: Material): string {
  const { voice, what, edition } = material;
  const form = 'kind' in what ? materialKinds[what.kind].form : 'png';
  return `${[voice.id, wordsOf(material).fileWord[voice.language], edition].filter(Boolean).join('-')}.${form}`;
}

function nameOf(material: Material): Texts {
  const { voice, what, edition } = material;
  const which = 'kind' in what ? voice.lead.note : edition.toUpperCase();
  const title = edition ? `${voice.name} ${which}` : voice.name;
  return textsBy((language) => `${title}: ${wordsOf(material).name[language]}`);
}

async function draw(material: Material): Promise<Picture[]> {
  const { voice, what, folder } = material;
  const path = `materials/${folder}/${fileOf(material)}`;
  if ('pack' in what) {
    const svg = drawnPack(what.pack, `${voice.id}--${voice.lead.subBrand}`, 'detailed');
    return [picture(path, svg, packSide, packSide)];
  }
  const { form, draw: drawSheet } = materialKinds[what.kind];
  const sheet = drawSheet(voice, nameOf(material)[voice.language]);
  if (form === 'png')
    return [picture(path, sheetToSvg(sheet), Math.round(sheet.width * 2), Math.round(sheet.height * 2))];
  put(path, form === 'pdf' ? await sheetToPdf(sheet, voice.language) : sheetToSvg(sheet));
  return [];
}

function describeFolders(): void {
  for (const { path, name, order, markets } of materialFolders) {
    put(
      `materials/${path}/folder.md`,
      ['---', `name: ${textsLine(name)}`, `order: ${order}`, ...marketsLine(markets), '---', ''].join('\n'),
    );
    const entries = materials
      .filter(({ folder }) => folder === path)
      .map((material, index) => [
        `  - file: ${fileOf(material)}`,
        `    name: ${textsLine(nameOf(material))}`,
        `    brand: ${material.voice.name}`,
        `    date: today-${12 + order + index * 3}`,
        ...marketsLine(material.voice.markets).map((line) => `    ${line}`),
      ]);
    put(`materials/${path}/files.md`, ['---', 'files:', ...entries.flat(), '---', ''].join('\n'));
  }
}

rmSync(`${content}materials`, { recursive: true, force: true });
describeFolders();
for (const { path, paper } of attachedPapers) put(path, await printPaper(paper));
put('help-pages/welcome/first-steps.pdf', await printPaper(firstStepsPaper));
const drawn = await Promise.all(materials.map(draw));
await picturesToPng([
  ...drawn.flat(),
  ...scenes.map((scene) => picture(`${scene.path}/image.png`, drawScene(scene), sceneSize.width, sceneSize.height)),
  picture(
    'news/it-non-filtrata/scheda-non-filtrata.png',
    sheetToSvg(servingCard),
    servingCard.width,
    servingCard.height,
  ),
]);
