/**
 * Has a press beside a modal dialog close it, as if Escape were pressed, where the browser does not know `closedby`: Safari, and older
 * versions of the others. Answers how to stop.
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

// What lies beside it is the dialog's own backdrop: only the place tells them apart.
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
