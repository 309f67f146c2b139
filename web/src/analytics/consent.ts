import { storedText } from '../storage/stored-item.ts'

export type Choice = 'accepted' | 'declined'

const stored = storedText('browser', 'homeyield.analytics')

export function readChoice(): Choice | null {
  const choice = stored.read()
  return choice === 'accepted' || choice === 'declined' ? choice : null
}

export function storeChoice(choice: Choice): void {
  stored.write(choice)
}

/** Calls back when another tab has chosen, or the storage was cleared. */
export function onChoiceElsewhere(listener: () => void): void {
  stored.subscribe((elsewhere) => {
    if (elsewhere) listener()
  })
}
