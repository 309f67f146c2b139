import { useId, type ReactNode } from 'react'
import { FileButton } from '../../controls/file-button.tsx'
import { UploadProgress } from '../../controls/upload-progress.tsx'
import { setFlash } from '../../frame/flash.ts'
import { UpgradeLink } from '../../frame/upgrade-link.tsx'
import { fetchCode } from '../../requests/fetch-code.ts'
import { ownAddress } from '../../requests/own-address.ts'
import { UploadProblem } from '../upload-problem.tsx'
import { usePictureUpload } from '../use-picture-upload.ts'
import styles from './property-photo.module.css'
import { PHOTO_TYPES } from './photo-types.ts'

interface PropertyPhotoProps {
  readonly premium: boolean
  /** The saved calculation that the photo belongs to; null before it is saved. */
  readonly calculationId: string | null
  /** The person's own photo. */
  readonly url: string | null
  readonly onUploaded: (url: string, calculationId: string) => void
  /** What is shown while there is no photo of the person's own. */
  readonly children?: ReactNode
}

/**
 * The person's own photo of the property: picked, shrunk here and uploaded. It needs Premium and a saved calculation; one that
 * failed can be tried again. Source: specification sections 4 to 6, "Property photo".
 */
export function PropertyPhoto({ premium, calculationId, url, onUploaded, children }: PropertyPhotoProps) {
  const id = useId()
  const { state, start, retry } = usePictureUpload()
  const isUploading = state.status === 'uploading'
  const failed = state.status === 'failed'
  if (!premium) return <Locked />

  function pick(file: File) {
    if (calculationId === null) return
    start({
      type: 'property_photo',
      fileName: 'photo.jpg',
      calculationId,
      prepare: async () => (await fetchCode(() => import('./shrink-photo.ts'))).shrinkPhoto(file),
      onUploaded: (uploaded) => {
        setFlash({ kind: 'success', text: 'Your photo was saved' })
        onUploaded(uploaded, calculationId)
      },
    })
  }

  return (
    <div className={styles.photo}>
      {url === null ? (
        children
      ) : (
        <img
          className={styles.picture}
          src={ownAddress(url)}
          alt="The property, as you photographed it"
          decoding="async"
        />
      )}
      <div className={styles.actions}>
        <FileButton
          accept={PHOTO_TYPES.join(',')}
          onPick={pick}
          disabled={calculationId === null}
          busy={isUploading}
          invalid={failed}
          describedBy={isUploading ? undefined : `${id}-hint${failed ? ` ${id}-problem` : ''}`}
        >
          {url === null ? 'Add your own photo' : 'Change your photo'}
        </FileButton>
        {isUploading ? (
          <UploadProgress fraction={state.fraction} />
        ) : (
          <p className={styles.hint} id={`${id}-hint`}>
            {calculationId === null ? 'Save the calculation first, then add a photo.' : 'A JPEG or PNG image.'}
          </p>
        )}
      </div>
      <UploadProblem id={`${id}-problem`} state={state} onRetry={retry} />
    </div>
  )
}

function Locked() {
  return (
    <div className={styles.locked}>
      <span>Photo of the property</span>
      <UpgradeLink className={styles.upgrade} />
    </div>
  )
}
