import { Image } from '@react-pdf/renderer'
import { createElement as h, type ComponentProps, type ReactElement } from 'react'

/** A PNG or JPEG. */
export function drawImage(bytes: Uint8Array, style: NonNullable<ComponentProps<typeof Image>['style']>): ReactElement {
  return h(Image, { src: { data: Buffer.from(bytes), format: bytes[0] === 0x89 ? 'png' : 'jpg' }, style })
}
