import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { greeting, link, paragraph, supportLink } from './mail-parts.ts'

/** The notice that a password was changed or reset. */
export function passwordChanged({ name }: { name: string | null }, house: MailHouse): MailContent {
  const reset = `${house.origin}/forgotpassword`
  return {
    subject: `Your ${house.productName} password was changed`,
    preview: 'If it was you, all is well. If not, read on.',
    heading: 'Your password was changed',
    body: [
      greeting(name),
      paragraph(
        `The password of your ${house.productName} account has just been changed, and your other devices are signed out.`,
      ),
      paragraph('If it was you, all is well.'),
      paragraph(
        'If it was not you, choose a new password at once at ',
        link(reset),
        ' and tell us at ',
        supportLink(house.supportEmail),
        '.',
      ),
    ],
  }
}
