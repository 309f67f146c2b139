import { useSyncExternalStore } from 'react'

/** What browsers of the Chromium family hand a page that can be installed. Source: W3C Manifest Incubations. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/** Holds the browser's offer to install the app until the person asks for it in the menu. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => set(null))
}

/** Whether the app can be installed: by the browser's own question, by hand in an iPhone's or iPad's Share menu, or not from here. */
export function useInstallPrompt(): 'asked' | 'by-hand' | null {
  return useSyncExternalStore(listen, () => (offer !== null ? 'asked' : isByHand() ? 'by-hand' : null))
}

/** Has the browser ask whether to install the app. It may be asked once for each offer. */
export async function showInstallPrompt(): Promise<void> {
  const taken = offer
  set(null)
  await taken?.prompt()
}

// Only WebKit on iOS says whether it runs from the home screen, and it makes no offer.
function isByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

function set(next: InstallPromptEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
