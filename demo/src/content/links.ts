import type { Country } from '@dray/contract/markets.ts';
import { sameEverywhere, type Texts } from './texts.ts';

type LinkType = 'Footer Brand' | 'Social Media' | 'About Us' | 'Mobile Brands' | 'External';
type Link = { name: string; label: Texts; url: string; type: LinkType; countries: Country[] };

const brand = (name: string, label: string, countries: Country[]): Link => ({
  name,
  label: sameEverywhere(label),
  url: `https://${name}.example`,
  type: 'Footer Brand',
  countries,
});

const drink = (name: string, label: string): Link => ({
  ...brand(name, label, []),
  url: `https://m.${name}.example`,
  type: 'Mobile Brands',
});

const social = (name: string, label: string): Link => ({
  name,
  label: sameEverywhere(label),
  url: `https://${name}.meridian.example`,
  type: 'Social Media',
  countries: [],
});

const about: Texts = { en: 'About', cs: 'O\u00a0nás', it: 'Chi siamo', sk: 'O\u00a0nás', es: 'Quiénes somos' };

export const links: readonly Link[] = [
  brand('havranov', 'Havranov', ['CZ', 'SK']),
  brand('zluty-mlyn', 'Žlutý Mlýn', ['CZ']),
  brand('tatrin', 'Tatrín', ['SK', 'CZ']),
  brand('brezovar', 'Brezovar', ['SK']),
  brand('valdoro', 'Valdoro', ['IT']),
  brand('faro-basso', 'Faro Basso', ['IT']),
  brand('almirada', 'Almirada', ['ES']),
  brand('sierra-brava', 'Sierra Brava', ['ES']),
  {
    name: 'group',
    label: { en: 'The group', cs: 'O\u00a0skupině', it: 'Il gruppo', sk: 'O\u00a0skupine', es: 'El grupo' },
    url: 'https://meridian.example/group',
    type: 'About Us',
    countries: [],
  },
  {
    name: 'contact',
    label: { en: 'Contact', cs: 'Kontakt', it: 'Contatti', sk: 'Kontakt', es: 'Contacto' },
    url: '/contact',
    type: 'About Us',
    countries: [],
  },
  {
    name: 'privacy',
    label: {
      en: 'Privacy policy',
      cs: 'Zásady ochrany osobních údajů',
      it: 'Informativa sulla privacy',
      sk: 'Zásady ochrany osobných údajov',
      es: 'Política de privacidad',
    },
    url: 'https://meridian.example/privacy',
    type: 'About Us',
    countries: [],
  },
  {
    name: 'terms',
    label: {
      en: 'Terms and conditions',
      cs: 'Obchodní podmínky',
      it: 'Condizioni generali',
      sk: 'Obchodné podmienky',
      es: 'Condiciones generales',
    },
    url: 'https://meridian.example/terms',
    type: 'About Us',
    countries: [],
  },
  {
    name: 'agreement',
    label: {
      en: 'Master Purchase Agreement',
      cs: 'Rámcová kupní smlouva',
      it: 'Contratto quadro di acquisto',
      sk: 'Rámcová kúpna zmluva',
      es: 'Contrato marco de compraventa',
    },
    url: 'https://meridian.example/agreement',
    type: 'About Us',
    countries: [],
  },
  social('facebook', 'Facebook'),
  social('instagram', 'Instagram'),
  social('linkedin', 'LinkedIn'),
  drink('sadovka', 'Sadovka'),
  drink('citrela', 'Citrela'),
  drink('biela-studna', 'Biela Studňa'),
  { name: 'about', label: about, url: 'https://meridian.example', type: 'External', countries: [] },
];
