import type { MailHouse } from '../mail-house.ts'
import type { MailContent } from './mail-content.ts'
import { actionButton, greeting, link, paragraph, smallPrint, supportLink } from './mail-parts.ts'

/** The mail that confirms an address after it was changed, or once more. */
export function confirmEmail({ token }: { token: string }, house: MailHouse): MailContent {
  const href = `${house.origin}/confirmemail/${encodeURIComponent(token)}`
  return {
    subject: `Confirm your email for ${house.productName}`,
    preview: 'One tap confirms that this address is yours.',
    heading: 'Confirm your email',
    body: [
      greeting(),
      paragraph(`Please confirm that this is the email address of your ${house.productName} account.`),
      actionButton('Confirm my email', href),
      smallPrint('If the button does not work, open this link; it is good for seven days: ', link(href)),
      smallPrint(
        `If you have no account at ${house.productName}, somebody typed your address by mistake. Tell us at `,
        supportLink(house.supportEmail),
        ' and we will put it right.',
      ),
    ],
  }
}
