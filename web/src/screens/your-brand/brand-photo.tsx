import type { Account } from '@homeyield/contract/account'
import type { Brand } from '@homeyield/contract/brand'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { ownAddress } from '../../api-client/own-address.ts'
import { brandQuery } from '../../api-client/queries.ts'
import { RequestCancelled, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { PHOTO_TYPES } from '../../components/property-photo/photo-types.ts'
import { shrinkPhoto } from '../../components/property-photo/shrink-photo.ts'
import { UploadProblem } from '../../components/upload-problem.tsx'
import { useImageUpload } from '../../components/use-image-upload.ts'
import { setFlash } from '../../messages/flash.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { toBody, typedOf } from './typed-brand.ts'
import { useSaveBrand } from './use-brand-form.ts'
import styles from './your-brand.module.css'

interface BrandPhotoProps {
  readonly account: Pick<Account, 'name'>
  readonly brand: Brand
}

/** The photograph of a person. It is stored as soon as it is chosen. */
export function BrandPhoto({ account: { name }, brand }: BrandPhotoProps) {
  const id = useId()
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const { state, start, retry } = useImageUpload()
  const removal = useSaveBrand()
  const chooser = useRef<HTMLInputElement>(null)
  const { photo_url: url } = brand
  const isUploading = state.status === 'uploading'
  const failed = state.status === 'failed'

  function pick(file: File) {
    start({
      type: 'brand_photo',
      fileName: 'photo.jpg',
      prepare: () => shrinkPhoto(file),
      onUploaded: (photo_url) => {
        // The upload is a new version.
        queryClient.setQueryData(
          brandQuery.queryKey,
          (known) => known && { ...known, photo_url, version: known.version + 1 },
        )
        setFlash({ kind: 'success', text: 'Your photograph was saved' })
      },
    })
  }

  function remove() {
    removal.mutate({ ...toBody(typedOf(brand), brand), photo_url: null }, { onSuccess: () => chooser.current?.focus() })
  }

  return (
    <section className="stack pad-top line-above" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your photograph</h2>
      {url === null ? null : (
        <img
          src={ownAddress(url)}
          alt={`Photograph of ${name}`}
          className={`circle cover ${styles.photo}`}
          decoding="async"
        />
      )}
      <p className="quiet" id={`${id}-hint`}>
        A JPEG or PNG image. It is shown in a circle: a square one with the face in the middle suits best.
      </p>
      {isUploading ? <UploadProgress fraction={state.fraction} /> : null}
      <UploadProblem id={`${id}-problem`} state={state} onRetry={retry} />
      {removal.error === null || removal.error instanceof RequestCancelled ? null : (
        <Notice look="problem">{sentenceFor(removal.error, support_email)}</Notice>
      )}
      <div className="row">
        <FileButton
          ref={chooser}
          accept={PHOTO_TYPES.join(',')}
          onPick={pick}
          busy={isUploading}
          invalid={failed}
          describedBy={`${id}-hint${failed ? ` ${id}-problem` : ''}`}
        >
          {url === null ? 'Choose a photograph' : 'Change the photograph'}
        </FileButton>
        {url === null ? null : (
          <Button look="quiet" busy={removal.isPending} onClick={remove}>
            Remove the photograph
          </Button>
        )}
      </div>
    </section>
  )
}
