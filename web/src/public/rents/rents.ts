// The script of a district's page about rents: another kind of home without loading the page, the marked area, and zoom.
import { followDrags } from './follow-drags.ts'
import { openMapView, type MapView } from './map-view.ts'
import { showSelected } from './show-selected.ts'

const root = document.querySelector<HTMLElement>('[data-rents]')
let map: MapView | null = null
let search = location.search
let request = new AbortController()

if (root) {
  connect()
  markNamed(true)
  // The browser scrolls to the area itself, until everything has loaded.
  if (location.hash.startsWith('#area-')) addEventListener('load', showFigure)
  root.addEventListener('click', (event) => handleClick(event))
  addEventListener('resize', () => map?.refresh())
  addEventListener('popstate', () => {
    if (location.search === search) markNamed(true)
    else void showKind(location.href)
  })
}

/** Connects the map that is there now; it begins where the one before was. */
function connect(): void {
  const svg = root?.querySelector<SVGSVGElement>('[data-map]')
  if (!svg) return
  map = openMapView(svg, map?.current() ?? null)
  if (map) followDrags(map)
  if (root) root.dataset['ready'] = ''
}

function handleClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null
  const zoom = target?.closest<HTMLElement>('[data-zoom]')?.dataset['zoom']
  if (zoom === 'in' || zoom === 'out' || zoom === 'whole') return map?.zoom(zoom)
  const shape = target?.closest('[data-map] path[id]')
  if (shape) {
    history.replaceState(null, '', `#${shape.id}`)
    return markNamed(false)
  }
  const link = target?.closest('a')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  if (link.hash.startsWith('#area-')) {
    event.preventDefault()
    history.pushState(null, '', link.hash)
    markNamed(true)
    root?.querySelector<HTMLElement>('[data-selected]')?.focus({ preventScroll: true })
    showFigure()
  } else if (link.closest('nav')) {
    event.preventDefault()
    void showKind(link.href + location.hash, true)
  }
}

function showFigure(): void {
  root?.querySelector('figure')?.scrollIntoView({ block: 'start' })
}

/** Marks the area that the address names, if any; with `near`, zooms in on it. */
function markNamed(near: boolean): void {
  for (const marked of document.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked')
  const code = /^#area-(\d+)$/u.exec(location.hash)?.[1]
  const shape = map?.svg.querySelector<SVGPathElement>(`#area-${code ?? 'none'}`)
  if (root) showSelected(root, code ?? null)
  if (!shape) return
  shape.setAttribute('data-marked', '')
  // The last shape is drawn over its neighbours.
  shape.parentElement?.append(shape)
  map?.show(shape, near)
}

/** Replaces the rents by those of another kind of home, whose page is at `address`. */
async function showKind(address: string, isNew = false): Promise<void> {
  request.abort()
  request = new AbortController()
  const { signal } = request
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) throw new Error(`The page was refused: ${response.status}`)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const rents = page.querySelector('[data-rents]')
    if (!rents || !root || signal.aborted) return
    const focused = document.activeElement?.closest('[data-rents] nav a') ? document.activeElement.textContent : null
    if (isNew) history.pushState(null, '', address)
    search = location.search
    root.replaceChildren(...rents.childNodes)
    connect()
    markNamed(false)
    const links = [...root.querySelectorAll<HTMLElement>('nav a')]
    links.find((link) => link.textContent === focused)?.focus()
  } catch {
    if (!signal.aborted) location.assign(address)
  }
}
