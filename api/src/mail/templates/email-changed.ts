import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { greeting, maskEmail, paragraph, supportLink } from './mail-parts.ts'

/** The notice to the old address that the account has a new one. */
export function emailChanged(
  { name, newEmail }: { name: string | null; newEmail: string },
  house: MailHouse,
): MailContent {
  return {
    subject: `The email of your ${house.productName} account was changed`,
    preview: 'If it was you, all is well. If not, read on.',
    heading: 'Your email was changed',
    body: [
      greeting(name),
      paragraph(
        `Your ${house.productName} account now uses ${maskEmail(newEmail)}. This address no longer signs in, and gets no more mail from us.`,
      ),
      paragraph('If it was you, all is well.'),
      paragraph('If it was not you, tell us at once at ', supportLink(house.supportEmail), '.'),
    ],
  }
}
