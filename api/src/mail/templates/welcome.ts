import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { actionButton, greeting, link, paragraph, smallPrint } from './mail-parts.ts'

/** The mail that follows a sign-up, with the link that confirms the address. */
export function welcome({ token }: { token: string }, house: MailHouse): MailContent {
  const href = `${house.origin}/confirmemail/${encodeURIComponent(token)}`
  return {
    subject: `Welcome to ${house.productName}: please confirm your email`,
    preview: 'One tap confirms your email address, and you are set.',
    heading: `Welcome to ${house.productName}`,
    body: [
      greeting(),
      paragraph(
        'Thank you for signing up. Your account is ready: look up what a home would rent for, what it costs to own and what it yields.',
      ),
      paragraph('Please confirm that this is your email address.'),
      actionButton('Confirm my email', href),
      smallPrint('If the button does not work, open this link; it is good for seven days: ', link(href)),
      smallPrint('If you did not sign up, somebody typed your address by mistake. You need not do anything.'),
    ],
  }
}
