/** Whether this browser's visits may be measured, as its person said. */
export type Choice = 'accepted' | 'declined'

const KEY = 'homeyield.analytics'

let heldInMemory: Choice | null = null

/** What was chosen in this browser, or null where nothing has been yet. */
export function readChoice(): Choice | null {
  try {
    const stored = localStorage.getItem(KEY) ?? heldInMemory
    return stored === 'accepted' || stored === 'declined' ? stored : null
  } catch {
    return heldInMemory
  }
}

/** Keeps what was chosen. A browser that refuses storage keeps it for the life of the page. */
export function storeChoice(choice: Choice): void {
  heldInMemory = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Storage is switched off: the person is asked again on the next page.
  }
}

/** Calls back when another tab has chosen, or somebody has emptied the storage. */
export function onChoiceElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    heldInMemory = null
    listener()
  })
}
