import type { CreateScreeningBody } from '@homeyield/contract/screening'
import { MOST_SCREENINGS } from '@homeyield/contract/screening'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { FREE_HOMES, FREE_SCREENINGS } from '@homeyield/domain/membership/allowances'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { FIRST_CRITERIA, NO_CRITERIA } from '@homeyield/domain/screening/criteria'
import { FIRST_TERMS } from '@homeyield/domain/screening/terms'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { FindPlace } from '../addresses/place-source.ts'
import { digestBody } from '../server/digest-body.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { changeCriteria, changeTerms } from './complete-terms.ts'
import { findPlaces } from './find-places.ts'
import type { PresentedScreening, PresentScreening } from './present-screening.ts'
import { readHomes } from './read-homes.ts'
import { keyUsedBefore, noHomes, tooManyScreenings } from './screening-problems.ts'
import type { NotCreated, ScreeningRecord, ScreeningStore } from './screening-store.ts'

export interface CreateScreeningDeps {
  readonly screenings: ScreeningStore
  readonly findPlace: FindPlace
  readonly present: PresentScreening
  readonly now: () => number
}

/**
 * Stores a new list and finds the places of its homes (POST /screenings). A list repeated under its key is the first
 * one, even beyond the limit; with another body it is refused.
 */
export function createScreening({ screenings, findPlace, present, now }: CreateScreeningDeps) {
  return async (viewer: Viewer, body: CreateScreeningBody, sentKey: string | null): Promise<PresentedScreening> => {
    const key = sentKey === null ? null : { key: sentKey, digest: digestBody(body) }
    const before = key === null ? null : await screenings.findCreated(viewer.accountId, key)
    if (before !== null) return present(viewer, createdOrRefuse(viewer, before))
    const isPremium = mayUsePremiumFeatures(viewer)
    const most = isPremium ? MOST_SCREENINGS : FREE_SCREENINGS
    // Before a long list is read; the store counts again.
    if ((await screenings.count(viewer.accountId)) >= most) createdOrRefuse(viewer, 'too_many')
    const read = await readHomes(viewer.accountId, body)
    if (read.length === 0) throw noHomes(body.homes === undefined ? 'text' : 'homes')
    const homes = await findPlaces(viewer.accountId, findPlace, read, isPremium ? Infinity : FREE_HOMES)
    const last = await screenings.findLastTerms(viewer.accountId)
    const content = {
      name: body.name || `List of ${writeDay(dayInNewZealand(new Date(now())))}`,
      terms: body.terms === undefined ? (last?.terms ?? FIRST_TERMS) : changeTerms(FIRST_TERMS, body.terms),
      criteria:
        body.criteria === undefined ? (last?.criteria ?? FIRST_CRITERIA) : changeCriteria(NO_CRITERIA, body.criteria),
      homes,
    }
    const created = await screenings.create(viewer.accountId, content, key, most)
    return present(viewer, createdOrRefuse(viewer, created))
  }
}

function createdOrRefuse(viewer: Viewer, created: ScreeningRecord | NotCreated): ScreeningRecord {
  if (created === 'account_gone') throw notSignedIn()
  if (created === 'key_used') throw keyUsedBefore()
  if (created === 'too_many') throw mayUsePremiumFeatures(viewer) ? tooManyScreenings() : premiumRequired()
  return created
}
