import { dateInNewZealand } from './date-in-new-zealand.ts'
import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { actionButton, greeting, paragraph, smallPrint } from './mail-parts.ts'

/**
 * The mail before the first bill that is not 0; `amount` in NZD, `dueAt` in milliseconds since 1970. Source: decisions
 * section 6.
 */
export function firstBill(
  { name, amount, dueAt }: { name: string | null; amount: number; dueAt: number },
  house: MailHouse,
): MailContent {
  const bill = `$${amount.toFixed(2)}`
  const day = dateInNewZealand(dueAt)
  return {
    subject: `Your first ${house.productName} Premium bill is on ${day}`,
    preview: `${bill} (NZD, GST included), unless you downgrade before then.`,
    heading: `Your first bill is on ${day}`,
    body: [
      greeting(name),
      paragraph(
        `Your coupon has covered ${house.productName} Premium so far. On ${day} your first bill comes: ${bill} (NZD, GST included). From then on Premium renews by itself each month.`,
      ),
      paragraph(
        'If you would like to keep Premium, make sure that a card is on file. Otherwise downgrade before that day.',
      ),
      actionButton('Go to my profile', `${house.origin}/profile`),
      smallPrint('Nothing that you saved is lost if you downgrade.'),
    ],
  }
}
