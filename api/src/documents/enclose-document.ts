import { stopAtOnce } from '../mail/assessment-letter.ts'
import { senderOf } from '../mail/document-letter.ts'
import type { MailAttachment, OutgoingMail } from '../mail/mail-port.ts'
import type { Mail, MailBranding } from '../mail/mail.ts'
import { padToFrame } from '../mail/pad-to-frame.ts'
import { PHOTO_ID } from '../mail/templates/document-mail.ts'
import { LOGO_ID } from '../mail/templates/rental-assessment.ts'
import { nothingUnlessBusy } from '../pdf/printer-busy.ts'
import type { PrintDocument } from '../pdf/print-document.ts'
import { recipientDigest, type RentalAssessmentStore } from '../rental-assessments/rental-assessment-store.ts'
import type { StoredObject } from '../uploads/object-store-port.ts'

export interface EncloseDocumentDeps {
  readonly assessments: Pick<RentalAssessmentStore, 'hasStopped'>
  readonly print: PrintDocument
  /** The image at an address of ours; null without one, or when it cannot be read. */
  readonly readImage: (url: string | null) => Promise<StoredObject | null>
}

type Enclosure = Pick<OutgoingMail, 'senderName' | 'replyTo' | 'stopUrl' | 'attachments'>

/**
 * Adds the author as sender, stop link, PDF and pictures to a document's mail. Null when its recipient has stopped these
 * mails since. While too many pages are printed, the mail waits; a page that cannot be printed is left out, as the
 * mail has the same content.
 */
export function encloseDocument({ assessments, print, readImage }: EncloseDocumentDeps) {
  return async (mail: Extract<Mail, { kind: 'document' }>, branding: MailBranding): Promise<Enclosure | null> => {
    if (await assessments.hasStopped(recipientDigest(mail.to))) return null
    const { content, token, sender } = mail.data
    const { logo_url, photo_url } = content.author
    const page = await print(content).catch(nothingUnlessBusy)
    const [logo, photo] = await Promise.all([readImage(logo_url), readImage(photo_url)])
    const attachments: MailAttachment[] = [
      ...(page === null ? [] : [{ name: page.name, type: 'application/pdf', bytes: page.bytes }]),
      ...attachImage(logo && (await padToFrame(logo)), LOGO_ID),
      ...attachImage(photo, PHOTO_ID),
    ]
    return {
      senderName: senderOf(mail.data, branding.productName),
      replyTo: { name: sender.name, address: sender.email },
      stopUrl: stopAtOnce(branding.origin, token),
      ...(attachments.length === 0 ? {} : { attachments }),
    }
  }
}

function attachImage(image: Pick<StoredObject, 'bytes' | 'contentType'> | null, contentId: string): MailAttachment[] {
  return image === null ? [] : [{ name: contentId, type: image.contentType, bytes: image.bytes, contentId }]
}
