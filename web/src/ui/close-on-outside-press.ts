/**
 * Closes a modal dialog on a press outside it, for browsers without `closedby` (Safari, and older versions of
 * others). Returns how to stop.
 */
export function closeOnOutsidePress(dialog: HTMLDialogElement): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  let isBegun = false
  dialog.addEventListener('pointerdown', (event) => (isBegun = isOutside(dialog, event)), { signal })
  dialog.addEventListener(
    'click',
    (event) => {
      if (!isBegun || !isOutside(dialog, event)) return
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    },
    { signal },
  )
  return () => stop.abort()
}

// A press on the backdrop has the dialog as its target too, so compare positions.
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
