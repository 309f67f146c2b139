import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'
import { expect, it } from 'vitest'
import { printerBusy } from '../pdf/printer-busy.ts'
import type { PrintDocument } from '../pdf/print-document.ts'
import { JobDelayed } from '../queue/queue-task.ts'
import { encloseDocument } from './enclose-document.ts'

const BRANDING = {
  productName: 'Homeyield',
  supportEmail: 'support@homeyield.example',
  origin: 'https://homeyield.example',
}
// The brand has another address, which nobody confirmed.
const SENDER = { name: 'Ana', email: 'ana@homeyield.test' }
const IMAGE = { bytes: Buffer.from('a picture'), contentType: 'image/png' }
const PDF = { name: 'Rental appraisal.pdf', bytes: new Uint8Array([1]) }
const FAILED: PrintDocument = () => Promise.reject(new Error('A page was not printed'))

function enclose(print: PrintDocument, { stopped = false, images = false, name = SAMPLE_CONTENT.author.name } = {}) {
  const assessments = { hasStopped: () => Promise.resolve(stopped) }
  const author = { ...SAMPLE_CONTENT.author, name, logo_url: '/uploads/logo', photo_url: '/uploads/photo' }
  const data = { content: { ...SAMPLE_CONTENT, author }, sender: SENDER, subject: '', pageUrl: null, token: 'token' }
  const readImage = () => Promise.resolve(images ? IMAGE : null)
  return encloseDocument({ assessments, print, readImage })(
    { kind: 'document', accountId: 'an account', to: 'reader@homeyield.test', data },
    BRANDING,
  )
}

it('comes from the author, who gets the reply, and can be stopped', async () => {
  expect(await enclose(FAILED)).toEqual({
    senderName: 'Ana 山田 Νίκου Иванова via Homeyield',
    replyTo: { name: 'Ana', address: 'ana@homeyield.test' },
    stopUrl: 'https://homeyield.example/api/recipients/stop/token',
  })
})

it('comes from no address that its author’s name reads like', async () => {
  const enclosed = await enclose(FAILED, { name: 'Bank <security@bank.example>' })
  expect(enclosed?.senderName).toBe('Bank security bank.example via Homeyield')
})

it('has the document as PDF, and logo and photograph inside the mail', async () => {
  const { attachments } = (await enclose(() => Promise.resolve(PDF), { images: true })) ?? {}
  expect(attachments).toEqual([
    { name: 'Rental appraisal.pdf', type: 'application/pdf', bytes: PDF.bytes },
    { name: 'logo', type: 'image/png', bytes: IMAGE.bytes, contentId: 'logo' },
    { name: 'photo', type: 'image/png', bytes: IMAGE.bytes, contentId: 'photo' },
  ])
})

it('is not sent to somebody who has stopped these mails', async () => {
  expect(await enclose(FAILED, { stopped: true })).toBeNull()
})

it('waits while too many pages are being printed', async () => {
  await expect(enclose(() => Promise.reject(printerBusy()))).rejects.toBeInstanceOf(JobDelayed)
})
