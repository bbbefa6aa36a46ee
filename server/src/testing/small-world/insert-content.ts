import { languages } from '@dray/contract/languages.ts';
import type { Transaction } from '#platform/database/connection.ts';

/** Links, banners and the tutorial: what the shell shows around every screen. */
export async function insertContent(transaction: Transaction): Promise<void> {
  await transaction.insertInto('portal_link').values(linkRows).execute();
  await transaction.insertInto('banner').values(bannerRows).execute();
  await transaction.insertInto('help_page').values(helpPageRows).execute();
}

/** Told apart by their language, so that a wrong one shows. */
const inEveryLanguage = (text: string): string =>
  JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, language === 'en' ? text : `${text} (${language})`])),
  );

/** More than two pages of five. */
const linkRows = Array.from({ length: 12 }, (_, position) => ({
  name: `link-${position}`,
  label: inEveryLanguage(`Link ${position}`),
  url: `https://link-${position}.example`,
  type: 'About Us',
  position,
}));

const aBanner = {
  location_id: 'homepageAfterLogin',
  body: inEveryLanguage('While they last.'),
  image_link: '/packs/keg30.svg',
  image_name: 'keg30',
  link: '/catalog/products',
};

const bannerRows = [
  { ...aBanner, id: 'czech', title: inEveryLanguage('For Czech pubs'), countries: ['CZ'], position: 0 },
  { ...aBanner, id: 'everywhere', title: inEveryLanguage('For everyone'), countries: [], position: 1 },
];

/** Their order is not that of their names. */
const helpPageRows = ['welcome', 'catalogue', 'support'].map((id, page_order) => ({
  id,
  title: inEveryLanguage(`About ${id}`),
  body: inEveryLanguage(`What there is to know about ${id}.`),
  page_order,
}));
