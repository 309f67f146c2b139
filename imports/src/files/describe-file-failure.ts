import { errorCode } from '@homeyield/database/error-code'

/** A sentence for the failure to read or unpack a file; other errors as they are. */
export function describeFileFailure(path: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = errorCode(error)
  const failed = (text: string) => new Error(`${path}${text}`, { cause: error })
  if (code === 'ENOENT') return failed(' cannot be read: no such file.')
  if (code === 'EISDIR') return failed(' cannot be read: it is a directory.')
  if (code === 'EACCES') return failed(' cannot be read: permission denied.')
  if (String(code).startsWith('Z_')) return failed(' is cut off or damaged.')
  return error
}
