import { paths } from '../../paths.ts'

// What chooses a place whose rent was looked at (calculator/address/linked-area.tsx reads it).
const PLACE = ['area', 'address', 'dwelling', 'bedrooms', 'price', 'assumed']

/**
 * Where a free sign-up leads: the calculator, with the place that was looked at or chosen on the map of rents where the
 * target has one.
 */
export function pathAfterSignUp(target: string): string {
  const [pathname, search] = target.split('?')
  const wanted = new URLSearchParams(search)
  const query = new URLSearchParams({ referrer: 'freesuccess' })
  const hasArea = pathname === paths.calculator && wanted.get('area')
  for (const name of hasArea ? PLACE : []) {
    const value = wanted.get(name)
    if (value) query.set(name, value)
  }
  return `${paths.calculator}?${query.toString()}`
}
