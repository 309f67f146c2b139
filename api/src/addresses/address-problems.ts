import { notFound, Refusal } from '../server/refusal.ts'
import { AddressSourceUnavailable } from './address-source.ts'

const BY_HAND = 'Please try again, or enter the address yourself.'
const HOUR = 3600

export function foundOrRefuse<Found>(address: Found | null): Found {
  if (address === null) throw notFound()
  return address
}

/** Turns failures of the source into refusals. */
export async function translateSourceError<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw error instanceof AddressSourceUnavailable ? refusalOf(error) : error
  }
}

function refusalOf({ reason, retryAfter }: AddressSourceUnavailable): Refusal {
  if (reason === 'slow') {
    return new Refusal('provider_slow', `The address search is taking too long. ${BY_HAND}`)
  }
  if (reason === 'failed') {
    return new Refusal('provider_failed', `The address search is not available just now. ${BY_HAND}`)
  }
  const seconds = retryAfter ?? HOUR
  const when = seconds < 90 ? 'in a minute' : seconds < HOUR ? `in ${Math.ceil(seconds / 60)} minutes` : 'later'
  return new Refusal(
    'too_many_attempts',
    `The address search has reached its limit. Please try again ${when}, or enter the address yourself.`,
    { retryAfter: seconds },
  )
}
