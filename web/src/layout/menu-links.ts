import { paths } from '../paths.ts'

/** The links of a signed-in person's menu, after "New Calculation". */
export const menuLinks = [
  [paths.calculations, 'Saved'],
  [paths.compare, 'Compare'],
  [paths.portfolio, 'What I own'],
  [paths.screen, 'Rank a list'],
  [paths.rents, 'Rents'],
  [paths.howItWorks, 'How it works'],
  [paths.importExport, 'Import and export'],
  [paths.profile, 'Profile'],
  [paths.about, 'About'],
  [paths.support, 'Support'],
  [paths.termsAndConditions, 'Terms and Conditions'],
  [paths.privacyPolicy, 'Privacy Policy'],
] as const

/** The first of them, in the header of a wide window. */
export const headerLinks = menuLinks.slice(0, 4)
