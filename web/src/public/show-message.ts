import { takeNextPageMessage, type PageMessage } from '../session/next-page-message.ts'

/** How long a success stays, in milliseconds, unless somebody points at it or is in it. Failures stay, as in the application. */
const STAY = 8_000

let timer: ReturnType<typeof setInterval> | undefined

/** Shows the message that the application left for this page, if it left one. Source: specification section 4, "Flash message". */
export function showStoredMessage(): void {
  const message = takeNextPageMessage()
  if (message !== null) showMessage(message)
}

/** Shows a message in the bar at the top (message-place.tsx), in place of any other. */
export function showMessage({ kind, text }: PageMessage): void {
  closeAll()
  const bar = document.querySelector<HTMLElement>(`[data-message="${kind}"]`)
  const words = bar?.querySelector('p')
  const button = bar?.querySelector('button')
  if (!bar || !words || !button) return
  words.textContent = text
  bar.hidden = false
  button.addEventListener('click', closeAndFocus)
  if (kind === 'error') return
  timer = setInterval(() => {
    if (!bar.matches(':hover, :focus-within')) closeAll()
  }, STAY)
}

// What had the focus goes: the content is the next to have it.
function closeAndFocus(): void {
  closeAll()
  document.getElementById('main')?.focus({ preventScroll: true })
}

function closeAll(): void {
  clearInterval(timer)
  for (const bar of document.querySelectorAll<HTMLElement>('[data-message]')) bar.hidden = true
}
