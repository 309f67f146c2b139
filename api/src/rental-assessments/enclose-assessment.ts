import type { OutgoingMail } from '../gateways/mail-gateway.ts'
import { Refusal } from '../http/refusal.ts'
import type { MailHouse } from '../mail/mail-house.ts'
import type { Mail } from '../mail/mail.ts'
import { JobDelayed } from '../queue/queue-task.ts'
import { nameAssessmentFile } from './name-assessment-file.ts'
import type { PrintLetter } from './print-letter.ts'
import { recipientDigest } from './recipient-digest.ts'
import type { RentalAssessmentStore } from './rental-assessment-store.ts'
import { stopAtOnce } from './stop-links.ts'

/** What goes along with an assessment's mail. */
export type Enclosure = Pick<OutgoingMail, 'replyTo' | 'stopUrl' | 'attachments'>

/** What an assessment's mail needs when it leaves. */
export interface EncloseDeps {
  readonly assessments: Pick<RentalAssessmentStore, 'hasStopped'>
  readonly print: PrintLetter
}

/**
 * Prepares a mail for its way: an assessment is answered to its sender, can be stopped and carries its page. Null when its
 * recipient has stopped assessments since it was posted. While too many pages are being printed the mail waits; a page that
 * cannot be printed is left out: the mail says the same.
 */
export function encloseAssessment({ assessments, print }: EncloseDeps) {
  return async (mail: Mail, house: MailHouse): Promise<Enclosure | null> => {
    if (mail.kind !== 'rental_assessment') return {}
    if (await assessments.hasStopped(recipientDigest(mail.to))) return null
    const { token, ...letter } = mail.data
    const bytes = await print(letter).catch(nothingUnlessBusy)
    const page = bytes && { name: nameAssessmentFile(letter), type: 'application/pdf', bytes }
    const { name, email } = letter.sender
    return {
      replyTo: { name, address: email },
      stopUrl: stopAtOnce(house.origin, token),
      ...(page === null ? {} : { attachments: [page] }),
    }
  }
}

function nothingUnlessBusy(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_ready') throw new JobDelayed('Too many pages are being printed.')
  return null
}
