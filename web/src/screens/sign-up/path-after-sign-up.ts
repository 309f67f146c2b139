import { paths } from '../../paths.ts'

/**
 * Where a free sign-up leads: the calculator, with the area that was chosen on the map of rents where the target has one.
 * Source: specification section 2, /signup.
 */
export function pathAfterSignUp(target: string): string {
  const [pathname, search] = target.split('?')
  const wanted = new URLSearchParams(search)
  const query = pathname === paths.calculator && wanted.has('area') ? wanted : new URLSearchParams()
  query.set('referrer', 'freesuccess')
  return `${paths.calculator}?${query.toString()}`
}
