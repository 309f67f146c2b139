import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it, vi } from 'vitest'
import { storeUnavailable } from '../../uploads/upload-problems.ts'
import { openDiskObjectStore } from './disk-object-store.ts'

vi.mock('node:fs/promises', { spy: true })

const store = openDiskObjectStore({ folder: tmpdir(), secretKey: 'x', url: () => '', now: Date.now })
const image = { bytes: Buffer.from('x'), contentType: 'image/png' }

it.each(['ENOSPC', 'EDQUOT'])('a disk without room (%s) is reported as full, with 507', async (code) => {
  vi.mocked(open).mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code }))
  await expect(store.write('images/one', image)).rejects.toMatchObject({ name: 'ObjectStoreProblem', kind: 'full' })
  expect(storeUnavailable('full')).toMatchObject({ code: 'storage_full', status: 507 })
})
