import type { AnsweredDocument, MailBranding } from '../mail.ts'
import { fewLines } from '../assessment-letter.ts'
import { actionButton, type MailContent, paragraph, smallPrint, unlinkText } from './mail-parts.ts'

const MAX_LINES = 20
const MAX_SUBJECT = 120

/** Tells the author of a document what its client answered. What the client typed is shown without links. */
export function documentAnswered(
  { title, address, path, client, sentTo, email, answer, question }: AnsweredDocument,
  branding: MailBranding,
): MailContent {
  const who = client === '' ? 'Your client' : unlinkText(client)
  const what = `${title.toLowerCase()} for ${unlinkText(address)}`
  const heading = answer === 'accepted' ? `${who} accepted` : `${who} has a question`
  return {
    subject: Array.from(`${heading}: ${unlinkText(address)}`)
      .slice(0, MAX_SUBJECT)
      .join(''),
    preview: `About your ${what}.`,
    heading,
    body: [
      paragraph(
        answer === 'accepted' ? `${who} accepted your ${what} on its page.` : `${who} asks about your ${what}:`,
      ),
      ...fewLines(question, MAX_LINES).map((line) => paragraph(unlinkText(line))),
      ...(email === '' ? [] : [paragraph(`The email address that they gave: ${unlinkText(email)}.`)]),
      ...(sentTo === '' ? [] : [paragraph(`You sent this link to ${unlinkText(sentTo)}.`)]),
      actionButton('Open the document', branding.origin + path),
      smallPrint(`Whoever has the link can answer on its page. ${branding.productName} does not know who they are.`),
    ],
  }
}
