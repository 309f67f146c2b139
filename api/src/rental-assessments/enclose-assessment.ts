import type { MailAttachment, OutgoingMail } from '../mail/mail-port.ts'
import { padToFrame } from '../mail/pad-to-frame.ts'
import { nothingUnlessBusy } from '../pdf/printer-busy.ts'
import type { MailBranding, Mail } from '../mail/mail.ts'
import { LOGO_ID } from '../mail/templates/rental-assessment.ts'
import { nameAssessmentFile, type PrintLetter, type ReadLogo } from './print-letter.ts'
import { recipientDigest, type RentalAssessmentStore } from './rental-assessment-store.ts'
import { stopAtOnce } from '../mail/assessment-letter.ts'

export type Enclosure = Pick<OutgoingMail, 'replyTo' | 'stopUrl' | 'attachments'>

export interface EncloseDeps {
  readonly assessments: Pick<RentalAssessmentStore, 'hasStopped'>
  readonly print: PrintLetter
  readonly readLogo: ReadLogo
}

/**
 * Adds reply address, stop link and PDF to an assessment's mail. Null when its recipient has stopped assessments since.
 * While too many pages are printed, the mail waits; a page that cannot be printed is left out, as the mail has the same
 * content. The logo is embedded, so that later changes do not affect it.
 */
export function encloseAssessment({ assessments, print, readLogo }: EncloseDeps) {
  return async (mail: Mail, branding: MailBranding): Promise<Enclosure | null> => {
    if (mail.kind !== 'rental_assessment') return {}
    if (await assessments.hasStopped(recipientDigest(mail.to))) return null
    const { token, ...letter } = mail.data
    const bytes = await print(letter).catch(nothingUnlessBusy)
    const stored = await readLogo(letter.logoUrl)
    const logo = stored && (await padToFrame(stored))
    const attachments: MailAttachment[] = [
      ...(bytes === null ? [] : [{ name: nameAssessmentFile(letter), type: 'application/pdf', bytes }]),
      ...(logo === null ? [] : [{ name: 'logo', type: logo.contentType, bytes: logo.bytes, contentId: LOGO_ID }]),
    ]
    const { name, email } = letter.sender
    return {
      replyTo: { name, address: email },
      stopUrl: stopAtOnce(branding.origin, token),
      ...(attachments.length === 0 ? {} : { attachments }),
    }
  }
}
