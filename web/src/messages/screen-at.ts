import { paths, withoutPremiumPopup } from '../paths.ts'

/**
 * The screen at a path: neither the premium popup over it, nor saving (which names the calculation in the address), makes it
 * another one.
 */
export function screenAt(pathname: string): string {
  const path = withoutPremiumPopup(pathname)
  return path.startsWith(`${paths.calculator}/`) ? paths.calculator : path
}
