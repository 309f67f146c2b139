// The script of How it works: marks in the list of contents which section is being read.
const links = new Map(
  Array.from(document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]'), (link) => [link.hash.slice(1), link]),
)
const sections = Array.from(links.keys(), (id) => document.getElementById(id)).filter((section) => section !== null)

let current: HTMLAnchorElement | undefined

/** The last section that begins in the upper third of the window, or above it; at the end of the page the last one. */
function findRead(): HTMLElement | undefined {
  if (window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1) return sections.at(-1)
  return sections.findLast((section) => section.getBoundingClientRect().top < window.innerHeight / 3) ?? sections[0]
}

function mark(): void {
  const link = links.get(findRead()?.id ?? '')
  if (link === current) return
  current?.removeAttribute('aria-current')
  current = link
  link?.setAttribute('aria-current', 'location')
  // In the list alone, and only where it scrolls: the page must not move.
  const list = link?.closest('nav')
  if (list && link && list.scrollHeight > list.clientHeight) {
    list.scrollTop = link.offsetTop - list.offsetTop - list.clientHeight / 2
  }
}

window.addEventListener('scroll', mark, { passive: true })
mark()
