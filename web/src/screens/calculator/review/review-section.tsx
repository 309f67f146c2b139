import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { accountQuery } from '../../../api-client/queries.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { hasEstimate } from './has-estimate.ts'

const Review = lazyPart(async () => (await import('./review.tsx')).Review, <Skeleton height="50rem" />)

/**
 * The professional's review of the rent, for whoever asked for it and for the professional who gave an estimate before.
 * Source: specification section 2, "Calculator page"; decisions section 3, "Professional".
 */
export function ReviewSection() {
  const { data: account } = useQuery(accountQuery)
  const asked = useCalculator((state) => state.review.asked)
  const estimated = useCalculator((state) => hasEstimate(state.form))
  const professional = account?.is_property_professional ?? false
  if (!account || !(asked || (professional && estimated))) return null
  return <Review account={account} />
}
