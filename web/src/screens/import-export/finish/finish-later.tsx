import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FinishAddresses } from './finish-addresses.tsx'
import { isPlaceOpen } from './find-place.ts'

/** Finds the saved homes whose address is not known, at any time after their import. */
export function FinishLater() {
  const { support_email } = useConfig()
  const { data: all = [] } = useQuery(calculationsQuery)
  const reading = useMutation({ mutationFn: readOpenHomes })
  // The list does not tell the area; a home with the market's rent has one.
  const unsure = all.filter((home) => home.market_confidence === null && !home.readonly)
  if (reading.data && reading.data.length > 0) return <FinishAddresses saved={reading.data} />
  if (unsure.length === 0) return null
  return (
    <>
      <div className="row wide">
        <Button look="quiet" busy={reading.isPending} onClick={() => reading.mutate(unsure)}>
          Find addresses that are not known yet
        </Button>
        <span role="status">{reading.data ? 'Every address is known.' : null}</span>
      </div>
      {reading.error ? <Notice look="problem">{sentenceFor(reading.error, support_email)}</Notice> : null}
    </>
  )
}

async function readOpenHomes(listed: readonly ListedCalculation[]): Promise<readonly SavedCalculation[]> {
  const homes: SavedCalculation[] = []
  for (const { id } of listed) {
    const home = await call('readCalculation', { params: { id } })
    if (isPlaceOpen(home)) homes.push(home)
  }
  return homes
}
