/**
 * Selects all text of a box when it is focused by press or key, so that typing replaces it; a second press places the
 * caret. A `ref` callback for React: returns how to stop. `select()` on focus is not enough in WebKit (Safari): it
 * places the caret at the end of the press, and does not scroll to the selection.
 */
export function selectOnFocus(box: HTMLInputElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isPressed = false
  let isRestored = false

  const onFocus = () => {
    // After switching windows the caret stays where it was.
    if (!isRestored) box.select()
  }
  const onBlur = () => {
    isPressed = false
    isRestored = document.activeElement === box
  }
  const onMouseDown = ({ button }: MouseEvent) => {
    isPressed = button === 0 && document.activeElement !== box
  }
  const onMouseUp = (event: MouseEvent) => {
    const { selectionStart: from, selectionEnd: to } = box
    const isPart = from !== to && !(from === 0 && to === box.value.length)
    // A part selected by dragging stays selected.
    if (!isPressed || isPart) return
    isPressed = false
    event.preventDefault()
    box.select()
  }
  const onKeyUp = ({ key }: KeyboardEvent) => {
    // Not on a press: the box would move under the finger.
    if (key === 'Tab') box.scrollIntoView({ block: 'nearest' })
  }
  box.addEventListener('focus', onFocus, { signal })
  box.addEventListener('blur', onBlur, { signal })
  box.addEventListener('mousedown', onMouseDown, { signal })
  box.addEventListener('mouseup', onMouseUp, { signal })
  box.addEventListener('keyup', onKeyUp, { signal })
  return () => stop.abort()
}
