// The script of the plans page: loads the member's parts.
import { onTokenChange, readToken } from '../../../storage/token-store.ts'
import { showLoadProblem } from '../../show-message.ts'

const page = document.documentElement

if (page.hasAttribute('data-signed-in')) {
  import('./member-plans.tsx').then(({ showMemberPlans }) => showMemberPlans()).catch(showLoadProblem)
} else {
  // Somebody may sign in in another tab, or before this page is restored (early.ts then sets the attribute).
  onTokenChange(() => {
    if (readToken() !== null) window.location.reload()
  })
  window.addEventListener('pageshow', () => {
    if (page.hasAttribute('data-signed-in')) window.location.reload()
  })
}
