import { useId } from 'react'
import { FileButton } from '../../ui/file-button.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { setFlash } from '../../messages/flash.ts'
import { UploadProblem } from '../upload-problem.tsx'
import { useImageUpload } from '../use-image-upload.ts'
import styles from './property-photo.module.css'
import { PHOTO_TYPES } from './photo-types.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export interface PhotoUploadProps {
  readonly calculationId: string | null
  readonly label: string
  readonly hint: string
  readonly onUploaded: (url: string, calculationId: string) => void
}

/** Chooses a photo, shrinks it in the browser and uploads it. A failed upload can be retried. */
export function PhotoUpload({ calculationId, label, hint, onUploaded }: PhotoUploadProps) {
  const id = useId()
  const { state, start, retry } = useImageUpload()
  const isUploading = state.status === 'uploading'
  const failed = state.status === 'failed'

  function pick(file: File) {
    if (calculationId === null) return
    start({
      type: 'property_photo',
      fileName: 'photo.jpg',
      calculationId,
      prepare: () => shrinkPhoto(file),
      onUploaded: (uploaded) => {
        setFlash({ kind: 'success', text: 'Your photo was saved' })
        onUploaded(uploaded, calculationId)
      },
    })
  }

  return (
    <>
      <div className={`row wide target ${styles.actions}`}>
        <FileButton
          accept={PHOTO_TYPES.join(',')}
          onPick={pick}
          disabled={calculationId === null}
          busy={isUploading}
          invalid={failed}
          describedBy={isUploading ? undefined : `${id}-hint${failed ? ` ${id}-problem` : ''}`}
        >
          {label}
        </FileButton>
        {isUploading ? (
          <UploadProgress fraction={state.fraction} />
        ) : (
          <p className="quiet" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <UploadProblem id={`${id}-problem`} state={state} onRetry={retry} />
    </>
  )
}
