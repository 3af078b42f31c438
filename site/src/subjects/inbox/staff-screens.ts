// Which screen about people the address names: `/desk#account`, `/desk#people`, `/desk#trail`.
import type { Right } from '@tred/contract/rights';

const staffScreens = ['account', 'people', 'trail'] as const;
export type StaffScreen = (typeof staffScreens)[number];

export const readStaffScreen = (hash: string): StaffScreen | undefined =>
  staffScreens.find((screen) => hash === `#${screen}`);

/** The desk asks for the right itself; the page only shows what it would answer. */
export const screensFor = (rights: readonly Right[]): readonly StaffScreen[] =>
  rights.includes('owner') ? staffScreens : ['account'];
