import { render } from '@react-email/components'
import type { MailHouse, Mail } from './mail.ts'
import {
  accountDeleted,
  confirmEmail,
  welcome,
  emailChanged,
  resetPassword,
  passwordChanged,
} from './templates/account-mails.ts'
import { frameMail } from './templates/frame-mail.ts'
import type { MailContent } from './templates/mail-parts.ts'
import { firstBill, paymentFailed } from './templates/payment-mails.ts'
import { rentalAssessment } from './templates/rental-assessment.ts'

/** A mail in words, twice: as HTML, and as plain text for those who prefer it. */
export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Puts a mail into words. */
export async function renderMail(mail: Mail, house: MailHouse): Promise<RenderedMail> {
  const content = wordsOf(mail, house)
  const framed = frameMail(content, house)
  const text = content.text ?? (await render(framed, { plainText: true }))
  return { subject: content.subject, html: await render(framed), text }
}

function wordsOf(mail: Mail, house: MailHouse): MailContent {
  switch (mail.kind) {
    case 'welcome':
      return welcome(mail.data, house)
    case 'confirm_email':
      return confirmEmail(mail.data, house)
    case 'reset_password':
      return resetPassword(mail.data, house)
    case 'password_changed':
      return passwordChanged(mail.data, house)
    case 'email_changed':
      return emailChanged(mail.data, house)
    case 'payment_failed':
      return paymentFailed(mail.data, house)
    case 'first_bill':
      return firstBill(mail.data, house)
    case 'rental_assessment':
      return rentalAssessment(mail.data, house)
    case 'account_deleted':
      return accountDeleted(mail.data, house)
  }
  // A row that a newer version of the product wrote; that version's server will send it.
  throw new Error('A mail of a kind that this version does not know')
}
