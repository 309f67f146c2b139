import { useLocation, useNavigate } from 'react-router'
import { withPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * Opens the premium popup over the current page and remembers the target for after the upgrade. Source: specification
 * sections 2 and 6.
 */
export function usePremiumPopup(): (target: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (target) => {
    rememberTarget(target)
    void navigate(withPremiumPopup(pathname) + search, { state: { openedHere: true }, preventScrollReset: true })
  }
}
