import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { Viewer } from '../server/viewer.ts'
import { MOST_OWNED_HOMES, type OwnedDeps } from './portfolio-source.ts'

/** The inputs of the homes that the viewer owns; the reader computes the figures. */
export function listOwnedHomes({ owned, now }: OwnedDeps) {
  return async (viewer: Viewer): Promise<OwnedHomes> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const { records, all } = await owned.list(viewer.accountId, MOST_OWNED_HOMES)
    return {
      as_at: dayInNewZealand(new Date(now())),
      left_out: all - records.length,
      homes: records.map(({ id, version, inputs }) => Object.assign({ id, version }, inputs)),
    }
  }
}
