import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { actionButton, greeting, paragraph, smallPrint } from './mail-parts.ts'

/** The mail that says that a bill could not be paid, once for each; `amount` in NZD. Source: providers' reference, 4.7. */
export function paymentFailed(
  { name, amount }: { name: string | null; amount: number },
  house: MailHouse,
): MailContent {
  return {
    subject: `Your ${house.productName} payment did not go through`,
    preview: 'Your Premium goes on for a few days while you put it right.',
    heading: 'Your payment did not go through',
    body: [
      greeting(name),
      paragraph(
        `We tried to collect $${amount.toFixed(2)} for ${house.productName} Premium, and your card was not accepted. We will try again over the next days.`,
      ),
      paragraph(
        'Your Premium goes on for seven days from the day the bill was due. Nothing that you saved is lost, whatever happens.',
      ),
      paragraph('If your card has changed, your profile shows where to put in the new one.'),
      actionButton('Go to my profile', `${house.origin}/profile`),
      smallPrint('If you would rather not go on with Premium, you can downgrade there, too.'),
    ],
  }
}
