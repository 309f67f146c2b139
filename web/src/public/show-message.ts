import { takeNextPageMessage, type PageMessage } from '../session/next-page-message.ts'

/** How long a success is shown, in milliseconds, unless it is hovered or focused. Failures stay until closed. */
const SHOWN_FOR = 5_000

let timer: ReturnType<typeof setInterval> | undefined

/** Shows the message that the application stored for this page, if any. */
export function showStoredMessage(): void {
  const message = takeNextPageMessage()
  if (message !== null) showMessage(message)
}

/** Shows a message in the bar at the top (message-bar.tsx), instead of any other. */
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
  }, SHOWN_FOR)
}

/** Shows that a lazy part of the page did not arrive. */
export function showLoadProblem(): void {
  showMessage({
    kind: 'error',
    text: 'This page could not be loaded in full. Check your connection, then load it again.',
  })
}

// The focused button disappears, so the content takes the focus.
function closeAndFocus(): void {
  closeAll()
  document.getElementById('main')?.focus({ preventScroll: true })
}

function closeAll(): void {
  clearInterval(timer)
  for (const bar of document.querySelectorAll<HTMLElement>('[data-message]')) bar.hidden = true
}
