import { bulkSample } from '@dray/demo/bulk-upload/sample-file.ts';
import { freshNumber, openDay, uploadFile } from '../people/bulk-file.ts';
import { dialog, goTo, type OpenState, press } from './open-state.ts';

/** What opens on the other screens: goods, papers, people, files. */
export const openElsewhere: readonly OpenState[] = [
  {
    name: 'the facets of the catalogue',
    only: 'phone',
    async open(page) {
      await goTo(page, '/catalog/products');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Filtry/ })
        .click();
      await dialog(page);
    },
  },
  {
    name: 'a quick order',
    async open(page) {
      await goTo(page, '/catalog/products?view=grid');
      await press(page, 'Rychlá objednávka');
      await dialog(page);
    },
  },
  {
    name: 'the preview of a document',
    async open(page) {
      await goTo(page, '/my-documents?type=invoice');
      await page.locator('[data-document]').first().click();
      await page.getByRole('region', { name: /^Strana 1 / }).waitFor();
    },
  },
  {
    name: 'the preview of a material',
    async open(page) {
      await goTo(page, '/marketing-materials');
      await page.locator('[data-material]:not([inert] *)').first().click();
      await dialog(page);
    },
  },
  {
    name: 'an invitation with something missing',
    async open(page) {
      await goTo(page, '/profile/management?person=new');
      await press(page, 'Odeslat pozvánku');
      await page
        .getByRole('region')
        .filter({ has: page.getByRole('link', { name: 'Zadejte jméno.' }) })
        .waitFor();
    },
  },
  {
    name: 'a request with something missing',
    async open(page) {
      await goTo(page, '/support/tickets?new=1');
      await press(page, 'Odeslat požadavek');
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'the answer to a common question',
    async open(page) {
      await goTo(page, '/support/faq');
      await page.getByRole('main').locator('summary, [aria-expanded="false"]').first().click();
    },
  },
  {
    name: 'a checked file with faults',
    account: { emea: 'warehouse@velkosklad-brno.example', peroni: undefined },
    async open(page) {
      await uploadFile(page, bulkSample(await openDay(page, '100237'), freshNumber('A11Y')).file);
    },
  },
];
