import type { Database } from '@homeyield/database/connection'
import { accountTasks } from './accounts/account-tasks.ts'
import { calculationTasks } from './calculations/calculation-tasks.ts'
import type { Gateways } from './choose-gateways.ts'
import type { Settings } from './config/settings.ts'
import { encloseDocument } from './documents/enclose-document.ts'
import { linkTasks } from './links/link-tasks.ts'
import { mailTasks } from './mail/mail-tasks.ts'
import { openDocumentPrinting } from './pdf/print-document.ts'
import { propertyDataTasks } from './property-data/property-data-tasks.ts'
import { openPropertyRecordStore } from './property-data/property-record-store.ts'
import type { QueueLog } from './queue/queue-logger.ts'
import type { QueueTask } from './queue/queue-task.ts'
import { encloseAssessment } from './rental-assessments/enclose-assessment.ts'
import { openPrinting, openLogos } from './rental-assessments/print-letter.ts'
import { openRentalAssessmentStore } from './rental-assessments/rental-assessment-store.ts'
import { rentalAssessmentTasks } from './rental-assessments/rental-assessment-tasks.ts'
import type { Membership } from './subscriptions/membership.ts'
import { subscriptionTasks } from './subscriptions/subscription-tasks.ts'
import { openUploadStore } from './uploads/upload-store.ts'
import { uploadTasks } from './uploads/upload-tasks.ts'

export interface TaskDeps {
  readonly database: Database
  readonly settings: Settings
  readonly gateways: Gateways
  readonly membership: Membership
  readonly origin: string
  readonly log: QueueLog
  readonly now: () => number
}

export function composeTasks(deps: TaskDeps): QueueTask[] {
  const { database, settings, gateways, membership, origin, log, now } = deps
  const { productName, supportEmail } = settings
  const assessments = openRentalAssessmentStore(database)
  const readLogo = openLogos(gateways.objects)
  const attachToAssessment = encloseAssessment({ assessments, print: openPrinting(productName, readLogo), readLogo })
  const attachToDocument = encloseDocument({
    assessments,
    print: openDocumentPrinting(productName, readLogo),
    readImage: readLogo,
  })
  return [
    ...accountTasks({ database, settings, now }),
    ...calculationTasks({ database, log, now }),
    ...mailTasks({
      database,
      gateway: gateways.mail,
      branding: { productName, supportEmail, origin },
      enclose: (mail, branding) =>
        mail.kind === 'document' ? attachToDocument(mail, branding) : attachToAssessment(mail, branding),
      log,
      now,
    }),
    ...subscriptionTasks(membership),
    ...uploadTasks({ uploads: openUploadStore(database), objects: gateways.objects, now }),
    ...propertyDataTasks({ records: openPropertyRecordStore(database), now }),
    ...rentalAssessmentTasks({ database, now }),
    ...linkTasks({ database, now }),
  ]
}
