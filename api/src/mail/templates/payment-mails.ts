import { dateInNewZealand, actionButton, greeting, paragraph, smallPrint, type MailContent } from './mail-parts.ts'
import type { MailBranding } from '../mail.ts'

/** `amount` in NZD, `dueAt` in milliseconds since 1970. */
export function firstBill(
  { name, amount, dueAt }: { name: string | null; amount: number; dueAt: number },
  branding: MailBranding,
): MailContent {
  const bill = `$${amount.toFixed(2)}`
  const day = dateInNewZealand(dueAt)
  return {
    subject: `Your first ${branding.productName} Premium bill is on ${day}`,
    preview: `${bill} (NZD, GST included), unless you downgrade before then.`,
    heading: `Your first bill is on ${day}`,
    body: [
      greeting(name),
      paragraph(
        `Your coupon has covered ${branding.productName} Premium so far. On ${day} your first bill comes: ${bill} (NZD, GST included). From then on Premium renews by itself each month.`,
      ),
      paragraph('To keep Premium, make sure that a card is on file. Otherwise downgrade before that day.'),
      actionButton('Go to my profile', `${branding.origin}/profile`),
      smallPrint('Nothing that you saved is lost if you downgrade.'),
    ],
  }
}

/** The mail about a bill that could not be paid, sent once for each; `amount` in NZD. */
export function paymentFailed(
  { name, amount }: { name: string | null; amount: number },
  branding: MailBranding,
): MailContent {
  return {
    subject: `Your ${branding.productName} payment did not go through`,
    preview: 'Your Premium continues for a few days while you put it right.',
    heading: 'Your payment did not go through',
    body: [
      greeting(name),
      paragraph(
        `We tried to collect $${amount.toFixed(2)} for ${branding.productName} Premium, and your card was not accepted. We will try again over the next days.`,
      ),
      paragraph(
        'Your Premium continues for seven days from the day the bill was due. Nothing that you saved is lost, whatever happens.',
      ),
      paragraph('If your card has changed, you can enter the new one on your profile.'),
      actionButton('Go to my profile', `${branding.origin}/profile`),
      smallPrint('If you would rather not continue with Premium, you can downgrade there too.'),
    ],
  }
}
