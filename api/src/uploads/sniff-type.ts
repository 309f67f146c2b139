const SIGNATURES = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
] as const

/** A type of image that may be uploaded. */
export type ImageType = (typeof SIGNATURES)[number][0]

/** What a file is by its first bytes, whatever it is called; null for anything but a PNG, a JPEG or a GIF. */
export function sniffType(bytes: Buffer): ImageType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))
  return found?.[0] ?? null
}
