/**
 * Draws what customers of the demo world have attached to their requests: `node demo/src/requests/draw/make-request-files.ts`.
 * Committed like the other drawn files, so that neither a start nor a test needs a browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marketOf } from '@dray/contract/markets.ts';
import { printPaper } from '@dray/server/platform/pdf/print-paper.ts';
import { chromium } from '@playwright/test';
import type { Country } from '../../markets/demo-countries.ts';
import { extraFiles } from '../authors.ts';
import { fileWords } from '../file-words.ts';
import { drawPhoto, type PhotoGoods, photoSize } from './draw-photo.ts';

const folder = fileURLToPath(new URL('../../../request-files/', import.meta.url));

const goods: Readonly<Record<Country, PhotoGoods>> = {
  CZ: { slug: 'zluty-mlyn--desitka', crate: 'CR20', keg: 'KEG50' },
  SK: { slug: 'tatrin--tatrin-11', crate: 'CR20', keg: 'KEG50' },
  IT: { slug: 'valdoro--classica', crate: 'NRB24', keg: 'OWK20' },
  ES: { slug: 'sierra-brava--tostada', crate: 'NRB24', keg: 'KEG30' },
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: photoSize });

for (const [country, group] of Object.entries(goods) as [Country, PhotoGoods][]) {
  const words = fileWords[country];
  const put = (name: string, bytes: Buffer) => writeFileSync(`${folder}${country.toLowerCase()}/${name}`, bytes);
  mkdirSync(`${folder}${country.toLowerCase()}`, { recursive: true });
  // One customer alone has photographed a label.
  const photos = ['crate', 'pallet', 'tap', ...(country === extraFiles.country ? (['label'] as const) : [])] as const;
  for (const what of photos) {
    await page.setContent(
      `<style>html,body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawPhoto(what, group)}`,
    );
    put(`${what}.jpg`, await page.screenshot({ type: 'jpeg', quality: 62 }));
  }
  await page.setContent(
    `<body style="margin:0;font:16px sans-serif;background:#f6f4ef"><div style="background:#1d3b2a;color:#fff;padding:16px 24px">Dray</div><div style="margin:48px 24px;padding:24px;background:#fff;border:1px solid #d9d4c8;border-left:6px solid #b3261e"><h1 style="font-size:22px;margin:0 0 8px">${words.fault}</h1><p>${words.faultLead}</p></div></body>`,
  );
  put('screen.png', await page.screenshot());
  const paper = {
    language: marketOf(country).language,
    issuer: 'Meridian Breweries',
    issuedOn: '2026-01-05',
    parties: [],
    facts: [],
    sums: [],
    payment: undefined,
    notes: [words.invoiceNote],
    pageWords: words.pageWords,
    title: words.invoiceTitle,
    tables: [],
  };
  put('invoice.pdf', await printPaper(paper));
}
await browser.close();
