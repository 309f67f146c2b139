import { useLocation, useNavigate } from 'react-router'
import { withPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * Opens the premium popup over the page of the moment, and remembers where the person wanted to go for when they have upgraded.
 * Source: specification sections 2 and 6.
 */
export function usePremiumPopup(): (target: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (target) => {
    rememberTarget(target)
    void navigate(withPremiumPopup(pathname) + search, { state: { openedHere: true }, preventScrollReset: true })
  }
}
