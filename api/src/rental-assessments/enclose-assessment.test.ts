import sharp from 'sharp'
import { expect, it } from 'vitest'
import { JobDelayed } from '../queue/queue-task.ts'
import { encloseAssessment } from './enclose-assessment.ts'
import type { PrintLetter } from './print-letter.ts'
import { printerBusy } from '../pdf/printer-busy.ts'
import { LETTER } from './testing/sample-letter.ts'

const BRANDING = {
  productName: 'Homeyield',
  supportEmail: 'support@homeyield.example',
  origin: 'https://homeyield.example',
}

const LOGO = { bytes: Buffer.from('a picture'), contentType: 'image/png' }

function enclose(print: PrintLetter, logo: typeof LOGO | null = null) {
  const assessments = { hasStopped: () => Promise.resolve(false) }
  const data = { ...LETTER, token: 'token' }
  return encloseAssessment({ assessments, print, readLogo: () => Promise.resolve(logo) })(
    { kind: 'rental_assessment', accountId: 'an account', to: 'reader@homeyield.test', data },
    BRANDING,
  )
}

it('lets the mail wait while too many pages are being printed, so that it goes with its page', async () => {
  await expect(enclose(() => Promise.reject(printerBusy()))).rejects.toBeInstanceOf(JobDelayed)
})

it('leaves a page out that cannot be printed', async () => {
  expect(await enclose(() => Promise.reject(new Error('A page was not printed: RangeError')))).toEqual({
    replyTo: { name: LETTER.sender.name, address: LETTER.sender.email },
    stopUrl: 'https://homeyield.example/api/recipients/stop/token',
  })
})

it('puts the logo inside the mail, where it outlives the account’s', async () => {
  const { attachments } = (await enclose(() => Promise.reject(new Error('A page was not printed')), LOGO)) ?? {}
  expect(attachments).toEqual([{ name: 'logo', type: 'image/png', bytes: LOGO.bytes, contentId: 'logo' }])
})

it('encloses a tall logo in its frame, because a mail program only knows its width', async () => {
  const bytes = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0c6a55' } })
    .png()
    .toBuffer()
  const { attachments } =
    (await enclose(() => Promise.reject(new Error('A page was not printed')), { bytes, contentType: 'image/png' })) ??
    {}
  // 100 / 0.435 is 230.
  expect(await sharp(attachments?.[0]?.bytes).metadata()).toMatchObject({ width: 230, height: 100 })
})
