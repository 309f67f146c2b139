import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { LogoCrop } from './logo-crop.ts'
import styles from './logo-upload.module.css'

interface LogoCropperProps {
  /** The image as a data URL. */
  readonly image: string
  readonly crop: LogoCrop
  readonly onCrop: (crop: LogoCrop) => void
  readonly onUnreadable: () => void
  readonly disabled: boolean
}

const LABELS = {
  cropArea: 'The part of the image that becomes the logo. Move it with the arrow keys',
  nwDragHandle: 'Top left corner. Move it with the arrow keys',
  nDragHandle: 'Top edge. Move it with the arrow keys',
  neDragHandle: 'Top right corner. Move it with the arrow keys',
  eDragHandle: 'Right edge. Move it with the arrow keys',
  seDragHandle: 'Bottom right corner. Move it with the arrow keys',
  sDragHandle: 'Bottom edge. Move it with the arrow keys',
  swDragHandle: 'Bottom left corner. Move it with the arrow keys',
  wDragHandle: 'Left edge. Move it with the arrow keys',
}

/** Chooses the part of an image that becomes the logo, by pointer, touch or keyboard. */
export function LogoCropper({ image, crop, onCrop, onUnreadable, disabled }: LogoCropperProps) {
  return (
    <ReactCrop
      className={styles.crop ?? ''}
      crop={{ ...crop }}
      onChange={(_pixels, { x, y, width, height }) => onCrop({ unit: '%', x, y, width, height })}
      minWidth={16}
      minHeight={16}
      keepSelection
      disabled={disabled}
      ariaLabels={LABELS}
    >
      <img src={image} alt="What you chose" className={styles.uncut} onError={onUnreadable} />
    </ReactCrop>
  )
}
