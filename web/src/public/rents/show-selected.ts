/** Repeats the table's row of an area beside the map; nothing for null or an unknown area. */
export function showSelected(root: HTMLElement, code: string | null): void {
  const place = root.querySelector<HTMLElement>('[data-selected]')
  const row = code === null ? null : root.querySelector(`[data-row="${code}"]`)
  const [name, source, median, bonds] = ['name', 'source', 'median', 'bonds'].map(
    (part) => row?.querySelector(`[data-part="${part}"]`)?.textContent ?? '',
  )
  const links = [...(row?.querySelectorAll('[data-use], [data-use] ~ a') ?? [])].map((link) => link.cloneNode(true))
  if (links.length === 0) return place?.replaceChildren()
  const figure = median === '' ? 'No figure' : `${median} a week`
  const details = median === '' ? '' : `${bonds} ${bonds === '1' ? 'bond' : 'bonds'}. ${source}.`
  place?.replaceChildren(
    write('h2', name ?? ''),
    write('strong', figure),
    ...(details === '' ? [] : [write('p', details)]),
    ...links,
  )
}

function write(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
