import type { Database } from '@homeyield/database/connection'
import type { Settings } from '../config/settings.ts'
import type { ObjectStore } from '../gateways/object-store.ts'
import { openObjectStore } from '../uploads/open-object-store.ts'
import { encloseAssessment } from './enclose-assessment.ts'
import { openPrinting } from './print-letter.ts'
import { openLogos } from './read-logo.ts'
import { openRentalAssessmentStore } from './rental-assessment-store.ts'

/** What the queue's mails take from here. `now` answers milliseconds since 1970. */
export interface EnclosingDeps {
  readonly database: Database
  readonly settings: Settings
  readonly now: () => number
}

/** Opens what goes along with the queue's mails. */
export function openEnclosing({ database, settings, now }: EnclosingDeps): ReturnType<typeof encloseAssessment> {
  // Opened with the first logo; nothing is posted to it from here.
  let opened: Promise<{ objects: ObjectStore }> | undefined
  const nowhere = () => ''
  const objects: Pick<ObjectStore, 'read'> = {
    read: async (key, mostBytes) =>
      (await (opened ??= openObjectStore(settings, nowhere, now))).objects.read(key, mostBytes),
  }
  const readLogo = openLogos(objects)
  return encloseAssessment({
    assessments: openRentalAssessmentStore(database),
    print: openPrinting(settings.productName, readLogo),
    readLogo,
  })
}
