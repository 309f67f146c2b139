import { expect, type APIRequestContext } from '@playwright/test'

/** How long a mail may take, in milliseconds: the queue is behind when much is going on. */
export const MAIL_PATIENCE = { timeout: 40_000 }

/** A mail as the inbox of the sandbox shows it. */
export interface ReceivedMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mails that have come for an address, the newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const mails = await allMails(request)
  return mails.filter(({ to }) => to.includes(address))
}

/** Every mail that has come, the newest first. */
export async function allMails(request: APIRequestContext): Promise<ReceivedMail[]> {
  const inbox = process.env['HOMEYIELD_INBOX']
  const answer = await request.get(`${inbox}/api/mails`)
  return (await answer.json()) as ReceivedMail[]
}

/** The newest mail to an address with a link to that page; waits for it. */
export async function nextMail(request: APIRequestContext, address: string, page: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(request, address)).find(({ text }) => text.includes(`/${page}/`))
      return found !== undefined
    }, MAIL_PATIENCE)
    .toBe(true)
  if (!found) throw new Error(`No mail to ${address} leads to ${page}`)
  return found
}

/** Waits until so many mails have come for an address. */
export async function expectMails(request: APIRequestContext, address: string, count: number): Promise<void> {
  await expect.poll(async () => (await mailsTo(request, address)).length, MAIL_PATIENCE).toBe(count)
}

/** Confirms an address by the newest link that was mailed to it. */
export async function confirmEmail(request: APIRequestContext, address: string): Promise<void> {
  const link = linkIn(await nextMail(request, address, 'confirmemail'), 'confirmemail')
  const answer = await request.post('/api/account/confirm_email', { data: { token: link.split('/').at(-1) } })
  expect(answer.status()).toBe(200)
}

/** The link to that page in a mail, as its reader would follow it. */
export function linkIn({ text }: ReceivedMail, page: string): string {
  const link = new RegExp(`https?://\\S+/${page}/[\\w.~-]+`, 'u').exec(text)?.[0]
  if (!link) throw new Error(`The mail has no link to ${page}`)
  return link
}
