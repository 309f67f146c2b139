import { useSyncExternalStore } from 'react'

/** Chromium's event for a page that can be installed. Source: W3C Manifest Incubations. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    readonly beforeinstallprompt: InstallPromptEvent
  }
}

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/** Stores the browser's install prompt until the person asks for it in the menu. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event)
  })
  window.addEventListener('appinstalled', () => set(null))
}

/** How the app can be installed: by the browser's prompt, by hand in the Share menu of iOS, or not at all. */
export function useInstallPrompt(): 'prompt' | 'manual' | null {
  return useSyncExternalStore(listen, () => (offer !== null ? 'prompt' : isManual() ? 'manual' : null))
}

/** Shows the browser's install prompt; each can be shown once. */
export async function showInstallPrompt(): Promise<void> {
  const taken = offer
  set(null)
  await taken?.prompt()
}

// Only WebKit on iOS has `standalone`, and it has no prompt.
function isManual(): boolean {
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
