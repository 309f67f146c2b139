import { call } from '../api-client/call.ts'
import { storeNextPageMessage } from '../session/next-page-message.ts'
import { signOut } from '../session/session.ts'
import { closeOnOutsidePress } from '../ui/close-on-outside-press.ts'

let isReady = false

/** Opens the menu of member-menu.tsx, and shows whose it is. */
export function openMemberMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]')
  if (menu === null) return
  menu.showModal()
  void showAccount(menu)
  if (isReady) return
  isReady = true
  closeOnOutsidePress(menu)
  menu.querySelector('[data-menu-close]')?.addEventListener('click', () => menu.close())
  menu.querySelector('[data-menu-sign-out]')?.addEventListener('click', () => void leave())
}

async function showAccount(menu: HTMLDialogElement): Promise<void> {
  const name = menu.querySelector('[data-menu-name]')
  const premium = menu.querySelector('[data-menu-premium]')
  const free = menu.querySelector('[data-menu-free]')
  if (name === null || premium === null || free === null) return
  // A page from the back/forward cache may show the account that was signed in before.
  name.textContent = '\u00A0'
  premium.toggleAttribute('hidden', true)
  free.toggleAttribute('hidden', true)
  // Without an answer the menu has no name; its links work.
  const account = await call('readAccount', {}).catch(() => null)
  if (account === null) return
  name.textContent = account.name
  premium.toggleAttribute('hidden', !account.premium)
  free.toggleAttribute('hidden', account.premium)
}

async function leave(): Promise<void> {
  await signOut()
  storeNextPageMessage({ kind: 'success', text: 'You have signed out.' })
  window.location.reload()
}
