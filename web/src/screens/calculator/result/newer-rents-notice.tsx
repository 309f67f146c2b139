import { lazyPart } from '../../../components/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { newerRentsText } from '../address/market-rent.ts'
import { useCalculator } from '../model/calculator-store.ts'

const NewerRents = lazyPart(async () => (await import('./newer-rents.tsx')).NewerRents, <Skeleton height="3.5rem" />)

/** A calculation made with older rents keeps them until the person takes the newer ones. */
export function NewerRentsNotice() {
  const text = useCalculator(newerRentsText)
  return text === '' ? null : <NewerRents text={text} />
}
