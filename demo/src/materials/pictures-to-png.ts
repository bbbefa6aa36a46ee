import { chromium } from '@playwright/test';

export type Picture = { svg: string; width: number; height: number; write: (png: Buffer) => void };

/** Drawn by the Chromium of this machine, one after another on one page. */
export async function picturesToPng(pictures: readonly Picture[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  const page = await browser.newPage();
  for (const { svg, width, height, write } of pictures) {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<style>html,body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
    );
    write(await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
}
