/** Where a value is stored: `tab` until the tab is closed, `browser` until it is removed. */
type Area = 'tab' | 'browser'

/** One entry of the browser's storage. Never throws: what the browser refuses to store lives as long as the page. */
export interface StoredItem<Value> {
  /** The stored value; null for none or an invalid one. */
  readonly read: () => Value | null
  /** Returns whether the browser stored the value. */
  readonly write: (value: Value) => boolean
  readonly remove: () => void
  /** Calls back after each change, with `elsewhere` when another tab made it. Returns how to stop. */
  readonly subscribe: (listener: (elsewhere: boolean) => void) => () => void
}

export function storedText(area: Area, key: string): StoredItem<string> {
  return storedItem(
    area,
    key,
    (text) => text,
    (text) => text,
  )
}

/** An entry with JSON. `parse` validates values that any earlier version may have written. */
export function storedJson<Value>(
  area: Area,
  key: string,
  parse: (stored: unknown) => Value | null,
): StoredItem<Value> {
  return storedItem(area, key, (text) => parse(JSON.parse(text)), JSON.stringify)
}

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
  /** What the browser refused to store. */
  let unstored: string | null = null

  function notify() {
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
      notify()
      return unstored === null
    },
    remove() {
      unstored = null
      try {
        storageOf(area).removeItem(key)
      } catch {
        // Nothing was stored.
      }
      notify()
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

// Even reading the property throws where storage is disabled.
function storageOf(area: Area): Storage {
  return area === 'tab' ? sessionStorage : localStorage
}
