import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { actionButton, greeting, link, paragraph, smallPrint } from './mail-parts.ts'

/** The mail with the link that resets a password; the link works once, for an hour. */
export function resetPassword({ name, token }: { name: string | null; token: string }, house: MailHouse): MailContent {
  const href = `${house.origin}/resetpassword/${encodeURIComponent(token)}`
  return {
    subject: `Reset your ${house.productName} password`,
    preview: 'Choose a new password within an hour.',
    heading: 'Reset your password',
    body: [
      greeting(name),
      paragraph(
        `Somebody asked to reset the password of your ${house.productName} account. If it was you, choose a new one here. The link works once, for one hour.`,
      ),
      actionButton('Choose a new password', href),
      smallPrint('If the button does not work, open this link: ', link(href)),
      smallPrint('If it was not you, you need not do anything. Your password stays as it is.'),
    ],
  }
}
