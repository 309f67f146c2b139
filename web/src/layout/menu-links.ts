import { paths } from '../paths.ts'

/** The links of a signed-in person in the header of a wide window, after "New Calculation". Source: design/experience. */
export const headerLinks = [
  [paths.calculations, 'Saved'],
  [paths.compare, 'Compare'],
  [paths.profile, 'Profile'],
] as const

/** The links of a signed-in person's menu, after "New Calculation". Source: specification section 1. */
export const menuLinks = [
  [paths.calculations, 'Saved'],
  [paths.profile, 'Profile'],
  [paths.about, 'About'],
  [paths.support, 'Support'],
  [paths.termsAndConditions, 'Terms and Conditions'],
  [paths.privacyPolicy, 'Privacy Policy'],
] as const
