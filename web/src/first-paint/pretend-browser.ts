// What the screens look at as they are loaded and drawn, where there is no window: nothing happens in it, it is narrow, and online.
const nothing = () => undefined
const place = { addEventListener: nothing, removeEventListener: nothing }
const pretended = {
  window: { ...place, matchMedia: () => ({ ...place, matches: false }) },
  document: { ...place, readyState: 'loading', querySelector: () => null },
  navigator: { onLine: true },
}
for (const [name, value] of Object.entries(pretended)) Object.defineProperty(globalThis, name, { value })
