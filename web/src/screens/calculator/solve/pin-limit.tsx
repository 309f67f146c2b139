import { Button } from '../../../ui/button.tsx'
import { useWide } from '../model/use-width.ts'
import { pinLimit, usePinnedLimit } from './pinned-limit.ts'
import { askedFor, type Question } from './questions.ts'

/** On a phone: shows the price of this question above the summary, or hides it. */
export function PinLimit({ question: { target, wanted } }: { question: Question }) {
  const wide = useWide()
  const pinned = usePinnedLimit()
  if (wide || !askedFor(target).includes('price')) return null
  const isPinned = pinned?.target === target && pinned.wanted === wanted
  return (
    <Button look="quiet" aria-pressed={isPinned} onClick={() => pinLimit(isPinned ? null : { target, wanted })}>
      {isPinned ? 'Unpin my limit' : 'Pin as my limit'}
    </Button>
  )
}
