import { useLocation, useNavigate } from 'react-router'
import { withPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * Opens the premium popup over the current page, and remembers where to go after the upgrade: this page, unless another
 * is given.
 */
export function usePremiumPopup(): (target?: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (target = pathname + search) => {
    rememberTarget(target)
    void navigate(withPremiumPopup(pathname) + search, { state: { openedHere: true }, preventScrollReset: true })
  }
}
