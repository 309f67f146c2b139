import type { Database } from '@homeyield/database/connection'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { openSessionStore } from '../src/accounts/sessions/session-store.ts'
import { openOutdatedFiguresStore } from '../src/calculations/outdated-figures-store.ts'
import { openLinkStore } from '../src/links/link-store.ts'
import { openMailStore } from '../src/mail/mail-store.ts'
import { openRentalAssessmentStore } from '../src/rental-assessments/rental-assessment-store.ts'
import { openCustomerStore } from '../src/subscriptions/customer-store.ts'
import { openEventStore } from '../src/subscriptions/event-store.ts'
import { openUploadStore } from '../src/uploads/upload-store.ts'

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds of the statements of each job that reads all accounts, on a day on which it finds nothing to delete. */
export async function measureJobs(database: Database): Promise<ReadonlyMap<string, number>> {
  const longAgo = new Date(Date.now() - 400 * DAY)
  const customers = openCustomerStore(database)
  const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
    'sessions that ended': () => openSessionStore(database).forgetOld(longAgo),
    'mails that were sent': () => openMailStore(database).forgetOld(longAgo, longAgo),
    'figures of another day': () => openOutdatedFiguresStore(database).list(dayInNewZealand(new Date()), null),
    'uploads that expired': () => openUploadStore(database).listExpired(longAgo),
    'images without use': async () => {
      const uploads = openUploadStore(database)
      for (let after: string | null = ''; after !== null;) after = (await uploads.listUnused(new Date(), after)).last
    },
    'assessments of last year': () => openRentalAssessmentStore(database).forgetOld(longAgo),
    'links that expired': () => openLinkStore(database).forgetOld(longAgo),
    'payment events': () => openEventStore(database).forgetOld(longAgo),
    'customers that left': () => customers.forgetOld(longAgo),
    'bills to announce': () => customers.listUnannounced(new Date(Date.now() + 7 * DAY)),
    'payers to compare with Stripe': () => customers.queueAll(),
  }
  const times = new Map<string, number>()
  for (const [name, job] of Object.entries(jobs)) {
    const begun = performance.now()
    await job()
    times.set(name, performance.now() - begun)
  }
  return times
}
