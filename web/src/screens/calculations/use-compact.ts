import { useState } from 'react'
import { storedText } from '../../storage/stored-item.ts'

const stored = storedText('browser', 'homeyield.list-look')

/** Whether the list has one line for each home, as it last had. */
export function useCompact(): [boolean, (compact: boolean) => void] {
  const [compact, setCompact] = useState(() => stored.read() === 'compact')
  return [
    compact,
    (next) => {
      setCompact(next)
      if (next) stored.write('compact')
      else stored.remove()
    },
  ]
}
