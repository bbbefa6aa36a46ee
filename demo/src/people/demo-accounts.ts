export type DemoAccount = { email: string; who: string };

/** The accounts that the start prints and that tests sign in with. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'owner@ulipy.example', who: 'Jana Dvořáková, CZ, delegated owner of three pubs, empties' },
  { email: 'shift@ulipy.example', who: 'Petr Malý, CZ, shift leader of one pub, few sections' },
  { email: 'new@ulipy.example', who: 'Barbora Veselá, CZ, common user at her first login, agreement not accepted' },
  { email: 'invited@ulipy.example', who: 'Tomáš Nový, CZ, invited and not verified: cannot sign in yet' },
  { email: 'academy@ulipy.example', who: 'Eva Akademie, CZ, POS Academy only' },
  { email: 'warehouse@velkosklad-brno.example', who: "Karel Hrubý, CZ, wholesaler's warehouse manager, pallets" },
  { email: 'accountant@tatravelko.example', who: "Zuzana Kováčová, SK, wholesaler's accountant, documents only" },
  { email: 'owner@tatravelko.example', who: "Juraj Kriváň, SK, wholesaler's delegated owner" },
  { email: 'owner@bellini.example', who: 'Marco Bellini, IT, distributor, delegated owner, trucks of 280 q' },
  { email: 'manager@bar-romero.example', who: 'Lucía Romero, ES, bar manager, handstacked deliveries' },
  { email: 'edge@prilis-zlutoucky-kun.example', who: 'Vojtěch Žluťoučký-Třeskoprský, CZ, owner, longest names' },
  { email: 'staff@meridian.example', who: "Ivana Podpora, supplier's operator and support, every market" },
  {
    email: 'operator@meridian.example',
    who: "Radek Provozní, supplier's second operator: approves what Ivana asks for",
  },
  { email: 'service@meridian.example', who: "Alena Vlčková, supplier's support, CZ and SK" },
  { email: 'sales@meridian.example', who: "Daniel Šimek, supplier's sales, his own customers in CZ and SK" },
  { email: 'pricing@meridian.example', who: "Robert Havlík, supplier's pricing, every market" },
];
