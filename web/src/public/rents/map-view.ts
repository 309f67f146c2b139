import { centreOf, parseViewBox, viewAround, writeViewBox, type ViewBox } from './view-box.ts'

/** Pixels between two stripes, at any zoom. */
const STRIPE_WIDTH = 9
/** A marked area takes at least this part of the map. */
const MARKED_PART = 0.06
/** Pixels of the letters of names, at any zoom. */
const LETTER_SIZE = 12

export interface MapView {
  readonly svg: SVGSVGElement
  zoom: (way: 'in' | 'out' | 'whole') => void
  /** Moves by pixels on the screen. */
  pan: (dx: number, dy: number) => void
  /** Centres an area where it is zoomed; with `near`, zooms in until it can be seen well. */
  show: (shape: SVGGraphicsElement, near: boolean) => void
  /** Draws again what has a size on the screen. */
  refresh: () => void
  readonly current: () => ViewBox
}

/** Controls the part that a map shows, beginning with `initial` where there is one. */
export function openMapView(svg: SVGSVGElement, initial: ViewBox | null): MapView | null {
  const whole = parseViewBox(svg.getAttribute('viewBox'))
  if (whole === null) return null
  let view = initial ?? whole
  let shownScale = Number.NaN

  function set(next: ViewBox): void {
    view = next
    svg.setAttribute('viewBox', writeViewBox(view))
    svg.toggleAttribute('data-zoomed', zoomOf() > 1)
    refresh()
  }

  function refresh(): void {
    const scale = svg.getScreenCTM()?.a ?? 1
    if (scale === shownScale) return
    shownScale = scale
    showNames(svg, LETTER_SIZE / scale)
    for (const pattern of svg.querySelectorAll('[data-stripes]')) {
      const size = Number(pattern.getAttribute('width')) * scale
      pattern.setAttribute('patternTransform', `rotate(45) scale(${STRIPE_WIDTH / size})`)
    }
  }
  const zoomOf = () => whole.width / view.width
  const setAround = (centre: { x: number; y: number }, zoom: number) => set(viewAround(whole, centre, zoom))

  set(view)
  return {
    svg,
    current: () => view,
    refresh,
    zoom(way) {
      setAround(centreOf(view), way === 'whole' ? 1 : zoomOf() * (way === 'in' ? 2 : 0.5))
    },
    pan(dx, dy) {
      const scale = svg.getScreenCTM()?.a ?? 1
      const { x, y } = centreOf(view)
      setAround({ x: x - dx / scale, y: y - dy / scale }, zoomOf())
    },
    show(shape, near) {
      const box = shape.getBBox()
      const part = Math.max(box.width / whole.width, box.height / whole.height)
      const wanted = near ? Math.max(zoomOf(), MARKED_PART / Math.max(part, Number.EPSILON)) : zoomOf()
      // A large area fits the view.
      setAround(centreOf(box), Math.min(wanted, Math.max(1, 0.8 / Math.max(part, Number.EPSILON))))
    },
  }
}

/** Shows the names that fit in letters of a size, in the drawing's units. */
function showNames(svg: SVGSVGElement, size: number): void {
  svg.style.setProperty('--name-size', `${size}px`)
  for (const text of svg.querySelectorAll('[data-size]')) {
    text.toggleAttribute('data-hidden', Number(text.getAttribute('data-size')) < size)
  }
}
