import type { Account } from '@homeyield/contract/account'
import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { setFlash } from '../../messages/flash.ts'
import { lazyPart } from '../lazy-part.tsx'
import { UpgradeLink } from '../upgrade-link.tsx'
import { ownAddress } from '../../api-client/own-address.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { UNREADABLE } from '../image-problem.ts'
import { UploadProblem } from '../upload-problem.tsx'
import { useImageUpload } from '../use-image-upload.ts'
import { cropLogo, logoProblem, readDataUrl } from './crop-logo.ts'
import { DEFAULT_CROP, type LogoCrop } from './logo-crop.ts'
import { LogoPreview } from './logo-preview.tsx'
import styles from './logo-upload.module.css'
import { useRemoveLogo } from './use-remove-logo.ts'

const LogoCropper = lazyPart(async () => (await import('./logo-cropper.tsx')).LogoCropper, <Skeleton height="12rem" />)
const TYPES = 'image/gif,image/jpeg,image/png'

/** An image that was chosen but not uploaded yet. */
interface Picked {
  readonly file: File
  readonly image: string
  readonly crop: LogoCrop
  readonly cut: 'crop' | 'whole'
}

const CUTS = [
  { value: 'crop', label: 'Part of the image' },
  { value: 'whole', label: 'Whole logo' },
] as const

/** The professional's logo: choose an image, crop it, upload it. Needs Premium. Cancel restores the previous logo. */
export function LogoUpload({ account }: { account: Account }) {
  const id = useId()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [previewProblem, setPreviewProblem] = useState<string | null>(null)
  const { state, start, retry, refuse, clear } = useImageUpload()
  const queryClient = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const { removing, problem, remove } = useRemoveLogo()
  if (!mayBrandAssessments(account)) return <Locked />
  const { brand_logo_url: logo } = account
  const isUploading = state.status === 'uploading'
  const failed = state.status === 'failed'

  async function pick(file: File) {
    clear()
    const wrong = logoProblem(file)
    if (wrong !== null) return refuse(wrong)
    const image = await readDataUrl(file).catch(() => null)
    if (image === null) return refuse(UNREADABLE)
    setPreviewProblem(null)
    setPicked({ file, image, crop: DEFAULT_CROP, cut: 'crop' })
  }

  function change(changed: Picked) {
    clear()
    setPicked(changed)
  }

  function use({ file, crop, cut }: Picked) {
    start({
      type: 'brand_logo',
      fileName: file.name,
      prepare: () => cropLogo(file, cut === 'whole' ? cut : crop),
      onUploaded: (url) => {
        queryClient.setQueryData(accountQuery.queryKey, (known) => known && { ...known, brand_logo_url: url })
        setFlash({ kind: 'success', text: 'Your logo was saved' })
        reset()
      },
    })
  }

  function reset() {
    clear()
    setPreviewProblem(null)
    setPicked(null)
    chooser.current?.focus()
  }

  return (
    <section className="stack pad-top line-above" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your logo</h2>
      <p className="quiet" id={`${id}-hint`}>
        It appears at the top of the assessments and documents that you send. A GIF, JPEG or PNG image of at most 250
        KB.
      </p>
      {picked === null ? <CurrentLogo url={logo} /> : null}
      {picked === null ? null : (
        <>
          <RadioGroup
            name="cut"
            label="Use"
            value={picked.cut}
            options={CUTS}
            onChoice={(cut) => change({ ...picked, cut })}
          />
          {picked.cut === 'whole' ? null : (
            <LogoCropper
              image={picked.image}
              crop={picked.crop}
              onCrop={(crop) => change({ ...picked, crop })}
              onUnreadable={() => {
                setPicked(null)
                refuse(UNREADABLE)
              }}
              disabled={isUploading}
            />
          )}
          <LogoPreview
            file={picked.file}
            cut={picked.cut === 'whole' ? picked.cut : picked.crop}
            onProblem={setPreviewProblem}
          />
          {previewProblem === null || failed ? null : (
            <p role="alert" className="small bold loss">
              {previewProblem}
            </p>
          )}
        </>
      )}
      {isUploading ? <UploadProgress fraction={state.fraction} /> : null}
      <UploadProblem id={`${id}-problem`} state={state} onRetry={retry} />
      {problem === null ? null : (
        <p role="alert" className="small bold loss">
          {problem}
        </p>
      )}
      <div className="row">
        {picked === null ? null : (
          <>
            <Button look="primary" busy={isUploading} onClick={() => use(picked)}>
              {isUploading ? 'Uploading' : 'Use as my logo'}
            </Button>
            <Button onClick={reset}>Cancel</Button>
          </>
        )}
        <FileButton
          ref={chooser}
          accept={TYPES}
          onPick={(file) => void pick(file)}
          busy={isUploading}
          invalid={failed}
          describedBy={`${id}-hint${failed ? ` ${id}-problem` : ''}`}
        >
          {picked !== null ? 'Choose another image' : logo === null ? 'Choose an image' : 'Change the logo'}
        </FileButton>
        {picked === null && logo !== null ? (
          <Button look="quiet" busy={removing} onClick={() => remove(() => chooser.current?.focus())}>
            Remove the logo
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function CurrentLogo({ url }: { url: string | null }) {
  if (url === null) return <p className={`round grid centred pale ${styles.none}`}>No logo yet</p>
  return <img src={ownAddress(url)} alt="Your logo" className={`round full pad-tight outlined ${styles.current}`} />
}

function Locked() {
  return (
    <section className="row between pad-top line-above">
      <h2>Your logo</h2>
      <UpgradeLink />
    </section>
  )
}
