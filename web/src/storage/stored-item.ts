/** How long a value is kept: `tab` until the tab is closed, `browser` until it is removed. */
type Area = 'tab' | 'browser'

/** One entry of the browser's storage. Nothing here throws: what the browser does not store lives as long as the page. */
export interface StoredItem<Value> {
  /** The stored value; null when there is none, or none that is valid. */
  readonly read: () => Value | null
  /** Stores a value and returns whether the browser did. */
  readonly write: (value: Value) => boolean
  readonly remove: () => void
  /** Calls back after each change in this tab, and with `elsewhere` after one in another. Returns how to stop. */
  readonly subscribe: (listener: (elsewhere: boolean) => void) => () => void
}

/** An entry that holds plain text. */
export function storedText(area: Area, key: string): StoredItem<string> {
  return storedItem(
    area,
    key,
    (text) => text,
    (text) => text,
  )
}

/** An entry that holds JSON. `parse` validates what was read, which any earlier version may have written. */
export function storedJson<Value>(
  area: Area,
  key: string,
  parse: (stored: unknown) => Value | null,
): StoredItem<Value> {
  return storedItem(area, key, (text) => parse(JSON.parse(text)), JSON.stringify)
}

/** The keys in the browser's storage that begin with `prefix`. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    const storage = storageOf(area)
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function storedItem<Value>(
  area: Area,
  key: string,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): StoredItem<Value> {
  const listeners = new Set<(elsewhere: boolean) => void>()
  /** What the browser would not store. */
  let unstored: string | null = null

  function tell() {
    for (const listener of listeners) listener(false)
  }

  return {
    read() {
      try {
        const text = unstored ?? storageOf(area).getItem(key)
        return text === null ? null : decode(text)
      } catch {
        return null
      }
    },
    write(value) {
      const text = encode(value)
      unstored = null
      try {
        storageOf(area).setItem(key, text)
      } catch {
        unstored = text
      }
      tell()
      return unstored === null
    },
    remove() {
      unstored = null
      try {
        storageOf(area).removeItem(key)
      } catch {
        // Nothing was stored.
      }
      tell()
    },
    subscribe(listener) {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        unstored = null
        listener(true)
      }
      listeners.add(listener)
      window.addEventListener('storage', fromOtherTab)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', fromOtherTab)
      }
    },
  }
}

// Even to name it throws where storage is switched off.
function storageOf(area: Area): Storage {
  return area === 'tab' ? sessionStorage : localStorage
}
