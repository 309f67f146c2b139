import styles from './upload-progress.module.css'

/** The progress of an upload, 0 to 1; "checking" once all is uploaded. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100)
  const words = percent < 100 ? `Uploading, ${percent} %` : 'Checking the image'
  return (
    <div className="stack close quiet target content-middle" role="status">
      <progress
        className={`full round-small clipped wash ${styles.bar}`}
        max={100}
        value={percent}
        aria-label="Upload"
      />
      <span className="figure">{words}</span>
    </div>
  )
}
