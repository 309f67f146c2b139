import { takeMessage } from '../session/handed-message.ts'

/** How long a message stays, in milliseconds, unless somebody points at it or is in it: as in the application. */
const STAY = 8_000

/** Shows the message that the application left for this page, if it left one. Source: specification section 4, "Flash message". */
export function showMessage(): void {
  const bar = document.querySelector<HTMLElement>('[data-message]')
  const text = bar?.querySelector('p')
  const said = takeMessage()
  if (!bar || !text || said === null) return
  text.textContent = said
  bar.hidden = false
  const timer = setInterval(() => {
    if (!bar.matches(':hover, :focus-within')) close()
  }, STAY)
  function close(): void {
    clearInterval(timer)
    if (bar) bar.hidden = true
  }
  bar.querySelector('button')?.addEventListener('click', () => {
    close()
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
