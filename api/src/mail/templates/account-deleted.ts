import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { greeting, paragraph, supportLink } from './mail-parts.ts'

/** The last mail of an account. */
export function accountDeleted({ name }: { name: string | null }, house: MailHouse): MailContent {
  return {
    subject: `Your ${house.productName} account was deleted`,
    preview: 'Your account and all that it held are gone.',
    heading: 'Your account was deleted',
    body: [
      greeting(name),
      paragraph(
        `Your ${house.productName} account and all that it held are gone, your saved calculations included. If you had Premium, it ended at the same time.`,
      ),
      paragraph('Thank you for having been with us. You are welcome back any time.'),
      paragraph('If it was not you who deleted it, tell us at ', supportLink(house.supportEmail), '.'),
    ],
  }
}
