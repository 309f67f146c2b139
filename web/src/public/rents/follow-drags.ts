import type { MapView } from './map-view.ts'

/** Pixels that a press may move and still be a click. */
const SLIP = 5

/** Moves a zoomed map with the pointer. */
export function followDrags({ svg, pan }: MapView): void {
  let from: { x: number; y: number } | null = null
  let moved = 0
  svg.addEventListener('pointerdown', ({ clientX, clientY, button }) => {
    moved = 0
    from = button === 0 && svg.hasAttribute('data-zoomed') ? { x: clientX, y: clientY } : null
  })
  svg.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (from === null) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    moved += Math.hypot(dx, dy)
    if (moved <= SLIP) return
    if (!svg.hasPointerCapture(pointerId)) svg.setPointerCapture(pointerId)
    pan(dx, dy)
    from = { x: clientX, y: clientY }
  })
  const end = () => (from = null)
  svg.addEventListener('pointerup', end)
  svg.addEventListener('pointercancel', end)
  // A drag that ends on an area does not mark it.
  svg.addEventListener('click', (event) => {
    if (moved > SLIP) event.stopPropagation()
  })
}
