/**
 * Has a box select all that is in it as it is entered, by press or by key, so that what is typed takes its place; a second press puts
 * the caret. Answers how to stop: a `ref` for React. Selecting when focused does not suffice in WebKit (Safari): it puts the caret as
 * the press ends, and does not bring into sight what is selected while it takes the focus.
 */
export function selectOnFocus(box: HTMLInputElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isPressed = false
  let isKept = false

  const onFocus = () => {
    // Who comes back to the window goes on where the caret is.
    if (!isKept) box.select()
  }
  const onBlur = () => {
    isPressed = false
    isKept = document.activeElement === box
  }
  const onMouseDown = ({ button }: MouseEvent) => {
    isPressed = button === 0 && document.activeElement !== box
  }
  const onMouseUp = (event: MouseEvent) => {
    const { selectionStart: from, selectionEnd: to } = box
    const isPart = from !== to && !(from === 0 && to === box.value.length)
    // Who has drawn over a part of it wants that part.
    if (!isPressed || isPart) return
    isPressed = false
    event.preventDefault()
    box.select()
  }
  const onKeyUp = ({ key }: KeyboardEvent) => {
    // Never for a press: the box would leave the finger before it is lifted.
    if (key === 'Tab') box.scrollIntoView({ block: 'nearest' })
  }
  box.addEventListener('focus', onFocus, { signal })
  box.addEventListener('blur', onBlur, { signal })
  box.addEventListener('mousedown', onMouseDown, { signal })
  box.addEventListener('mouseup', onMouseUp, { signal })
  box.addEventListener('keyup', onKeyUp, { signal })
  return () => stop.abort()
}
