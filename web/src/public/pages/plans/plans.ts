// The script of the plans page: loads the member's parts.
import { onTokenChange, readToken } from '../../../storage/token-store.ts'
import { showMessage } from '../../show-message.ts'

const page = document.documentElement

if (page.hasAttribute('data-signed-in')) {
  import('./member-plans.tsx')
    .then(({ showMemberPlans }) => showMemberPlans())
    .catch(() =>
      showMessage({
        kind: 'error',
        text: 'This page could not be loaded in full. Check your connection, then load it again.',
      }),
    )
} else {
  // Somebody may sign in in another tab, or before this page is restored (early.ts then sets the attribute).
  onTokenChange(() => {
    if (readToken() !== null) window.location.reload()
  })
  window.addEventListener('pageshow', () => {
    if (page.hasAttribute('data-signed-in')) window.location.reload()
  })
}
