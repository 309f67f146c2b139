import type { Look } from '@homeyield/contract/look'
import { Refusal } from '../server/refusal.ts'

type Place = Pick<Look, 'sa2_code' | 'suburb' | 'city'>

/** The refusal of a second suburb within the day. */
export class LookUsed extends Refusal {
  /** What the free look was used for. */
  readonly used: Look
  readonly wanted: Place

  constructor(used: Look, wanted: Place) {
    super(
      'look_used',
      `You have used your free look for ${used.suburb}, ${used.city}. Sign up to see the rent of another place.`,
    )
    this.used = used
    this.wanted = wanted
  }
}
