import { convert } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailBranding, Mail } from './mail.ts'
import {
  accountDeleted,
  confirmEmail,
  keyMade,
  welcome,
  emailChanged,
  resetPassword,
  passwordChanged,
} from './templates/account-mails.ts'
import { documentAnswered } from './templates/document-answered.ts'
import { documentMail } from './templates/document-mail.ts'
import { frameMail } from './templates/frame-mail.ts'
import type { MailContent } from './templates/mail-parts.ts'
import { firstBill, paymentFailed } from './templates/payment-mails.ts'
import { rentalAssessment } from './templates/rental-assessment.ts'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

// Mail programs draw other documents in quirks mode.
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

export function renderMail(mail: Mail, branding: MailBranding): RenderedMail {
  const content = wordsOf(mail, branding)
  const html = renderToStaticMarkup(frameMail(content, branding))
  return { subject: content.subject, html: `${DOCTYPE}${html}`, text: content.text ?? textOf(html) }
}

function textOf(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      // The preview, which repeats a sentence of the mail.
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      ...['td', 'th'].map((selector) => ({
        selector,
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
    ],
  })
}

function wordsOf(mail: Mail, branding: MailBranding): MailContent {
  switch (mail.kind) {
    case 'welcome':
      return welcome(mail.data, branding)
    case 'confirm_email':
      return confirmEmail(mail.data, branding)
    case 'reset_password':
      return resetPassword(mail.data, branding)
    case 'password_changed':
      return passwordChanged(mail.data, branding)
    case 'key_made':
      return keyMade(mail.data, branding)
    case 'email_changed':
      return emailChanged(mail.data, branding)
    case 'payment_failed':
      return paymentFailed(mail.data, branding)
    case 'first_bill':
      return firstBill(mail.data, branding)
    case 'rental_assessment':
      return rentalAssessment(mail.data, branding)
    case 'document':
      return documentMail(mail.data, branding)
    case 'document_answered':
      return documentAnswered(mail.data, branding)
    case 'account_deleted':
      return accountDeleted(mail.data, branding)
  }
  // A newer version of the product stored it; its servers will send it.
  throw new Error('A mail of a kind that this version does not know')
}
