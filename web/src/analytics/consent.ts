import { storedText } from '../storage/stored-item.ts'

/** Whether this browser's visits may be measured, as its person said. */
export type Choice = 'accepted' | 'declined'

const stored = storedText('browser', 'homeyield.analytics')

/** What was chosen in this browser, or null where nothing has been yet. */
export function readChoice(): Choice | null {
  const choice = stored.read()
  return choice === 'accepted' || choice === 'declined' ? choice : null
}

/** Stores what was chosen. */
export function storeChoice(choice: Choice): void {
  stored.write(choice)
}

/** Calls back when another tab has chosen, or somebody has emptied the storage. */
export function onChoiceElsewhere(listener: () => void): void {
  stored.subscribe((elsewhere) => {
    if (elsewhere) listener()
  })
}
