import { readFile } from 'node:fs/promises'
import type { UploadType } from '@homeyield/contract/upload-types'
import { cleanImage, sniffType } from '../uploads/clean-image.ts'

// Cleans the given files one after the other, and prints each result and the most memory, in megabytes, that the
// process has used.
const use = process.argv[2] as UploadType
for (const file of process.argv.slice(3)) {
  const bytes = await readFile(file)
  const type = sniffType(bytes)
  const outcome =
    type === null
      ? 'not an image'
      : await cleanImage(bytes, type, use).then(
          ({ bytes, contentType }) => `${contentType}, ${bytes.length} bytes`,
          (refusal: Error) => refusal.message,
        )
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  process.stdout.write(`${JSON.stringify({ file, outcome, peak })}\n`)
}
