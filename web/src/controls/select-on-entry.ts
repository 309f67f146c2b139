/**
 * Has a box select all that is in it as it is entered, by press or by key, so that what is typed takes its place; a second press puts
 * the caret. Answers how to stop: a `ref` for React. Selecting when focused does not suffice in WebKit (Safari): it puts the caret as
 * the press ends, and does not bring into sight what is selected while it takes the focus.
 */
export function selectOnEntry(box: HTMLInputElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isEntered = false
  box.addEventListener(
    'focus',
    () => {
      box.select()
      box.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
  box.addEventListener('mousedown', () => (isEntered = document.activeElement !== box), { signal })
  box.addEventListener(
    'mouseup',
    (event) => {
      const { selectionStart: from, selectionEnd: to } = box
      const isPart = from !== to && !(from === 0 && to === box.value.length)
      // Who has drawn over a part of it wants that part.
      if (!isEntered || isPart) return
      isEntered = false
      event.preventDefault()
      box.select()
    },
    { signal },
  )
  return () => stop.abort()
}
