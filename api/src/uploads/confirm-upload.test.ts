import { expect, it, vi } from 'vitest'
import type { Viewer } from '../server/viewer.ts'
import { confirmUpload } from './confirm-upload.ts'
import type { UploadRecord, UploadStore } from './upload-store.ts'

const upload: UploadRecord = {
  id: '1',
  upload_type: 'brand_logo',
  content_type: 'image/png',
  object_key: 'posted/1',
  expires_at: new Date(1_000),
  image_key: null,
  calculation_id: null,
}

/** Confirms an upload whose posted file is gone; the store finds `later` when it is asked again. */
function confirm(later: UploadRecord | null) {
  const find = vi.fn<UploadStore['find']>().mockResolvedValueOnce(upload).mockResolvedValueOnce(later)
  const deps = {
    uploads: { find },
    objects: { read: () => Promise.resolve(null) },
    confirmations: { count: () => Promise.resolve() },
    origin: () => 'https://homeyield.example',
    now: () => 0,
  } as unknown as Parameters<typeof confirmUpload>[0]
  const viewer = { accountId: 'a', premium: true, is_property_professional: true } as unknown as Viewer
  return confirmUpload(deps)(viewer, { key: 'posted/1' })
}

it('returns the image of a parallel confirmation, which removed the posted file', async () => {
  const url = 'https://homeyield.example/api/images/0123.png'
  expect(await confirm({ ...upload, image_key: '0123.png' })).toEqual({ url })
})

it('refuses an upload without a file', async () => {
  await expect(confirm(upload)).rejects.toThrow('The image has not arrived. Please upload it again.')
})
