import { expect, type APIRequestContext } from '@playwright/test'

/** How long a mail may take, in milliseconds: a busy queue is slow. */
export const MAIL_TIMEOUT = { timeout: 40_000 }

/** A mail as the sandbox's inbox returns it. */
export interface ReceivedMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const mails = await allMails(request)
  return mails.filter(({ to }) => to.includes(address))
}

/** Every mail, newest first. */
async function allMails(request: APIRequestContext): Promise<ReceivedMail[]> {
  const inbox = process.env['HOMEYIELD_INBOX']
  const response = await request.get(`${inbox}/api/mails`)
  return (await response.json()) as ReceivedMail[]
}

/** Waits for a mail to an address with a link to that page; returns the newest. */
export async function nextMail(request: APIRequestContext, address: string, page: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(request, address)).find(({ text }) => text.includes(`/${page}/`))
      return found !== undefined
    }, MAIL_TIMEOUT)
    .toBe(true)
  if (!found) throw new Error(`No mail to ${address} links to ${page}`)
  return found
}

export async function expectMails(request: APIRequestContext, address: string, count: number): Promise<void> {
  await expect.poll(async () => (await mailsTo(request, address)).length, MAIL_TIMEOUT).toBe(count)
}

/** Confirms an address with the newest mailed link. */
export async function confirmEmail(request: APIRequestContext, address: string): Promise<void> {
  const link = linkIn(await nextMail(request, address, 'confirmemail'), 'confirmemail')
  const response = await request.post('/api/account/confirm_email', { data: { token: link.split('/').at(-1) } })
  expect(response.status()).toBe(200)
}

/** The link to that page in a mail. */
export function linkIn({ text }: ReceivedMail, page: string): string {
  const link = new RegExp(`https?://\\S+/${page}/[\\w.~-]+`, 'u').exec(text)?.[0]
  if (!link) throw new Error(`The mail has no link to ${page}`)
  return link
}
