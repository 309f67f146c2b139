import { paths, withoutPremiumPopup } from '../paths.ts'

/** The screen at a path. The premium popup, or saving a calculation, does not change it. */
export function screenAt(pathname: string): string {
  const path = withoutPremiumPopup(pathname)
  return path.startsWith(`${paths.calculator}/`) ? paths.calculator : path
}
