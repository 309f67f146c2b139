// The script of every public page.
import { storeTypedSignUp } from '../session/typed-sign-up.ts'
import { showLoadProblem, showStoredMessage } from './show-message.ts'

showStoredMessage()

document.querySelector('[data-menu-opener]')?.addEventListener('click', () => {
  void import('./open-member-menu.ts').then(({ openMemberMenu }) => openMemberMenu()).catch(showLoadProblem)
})

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sign-up]')) {
  form.addEventListener('submit', () => {
    const typed = (type: string) => form.querySelector<HTMLInputElement>(`input[type="${type}"]`)?.value.trim() ?? ''
    storeTypedSignUp({ name: typed('text'), email: typed('email') })
  })
}

// Empty when this installation has no analytics; then none of it is loaded.
const { ga4, pixel } = document.documentElement.dataset
if (ga4 || pixel) {
  void import('../analytics/start-analytics.ts').then(({ startAnalytics }) =>
    startAnalytics({ ga4Id: ga4 || null, metaPixelId: pixel || null }),
  )
}
