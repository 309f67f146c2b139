import { paths } from '../../paths.ts'

// What chooses an area of the map of rents (calculator/address/linked-area.tsx reads it).
const AREA = ['area', 'dwelling', 'bedrooms']

/**
 * Where a free sign-up leads: the calculator, with the area that was chosen on the map of rents where the target has
 * one.
 */
export function pathAfterSignUp(target: string): string {
  const [pathname, search] = target.split('?')
  const wanted = new URLSearchParams(search)
  const query = new URLSearchParams({ referrer: 'freesuccess' })
  const hasArea = pathname === paths.calculator && wanted.get('area')
  for (const name of hasArea ? AREA : []) {
    const value = wanted.get(name)
    if (value) query.set(name, value)
  }
  return `${paths.calculator}?${query.toString()}`
}
