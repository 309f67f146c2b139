import { useEffect, useState } from 'react'
import { ImageProblem } from '../image-problem.ts'
import { cropLogo, readDataUrl } from './crop-logo.ts'
import type { LogoCrop } from './logo-crop.ts'
import styles from './logo-upload.module.css'

interface LogoPreviewProps {
  readonly file: File
  readonly cut: LogoCrop | 'whole'
  /** Called with what is wrong with the logo, or null. */
  readonly onProblem: (sentence: string | null) => void
}

/** Milliseconds without a change before the preview is drawn. */
const PAUSE = 150

/** What will be stored. */
export function LogoPreview({ file, cut, onProblem }: LogoPreviewProps) {
  const [logo, setLogo] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    const show = (image: string | null, sentence: string | null) => {
      if (!current) return
      setLogo(image)
      onProblem(sentence)
    }
    const timer = setTimeout(() => {
      cropLogo(file, cut)
        .then(readDataUrl)
        .then(
          (image) => show(image, null),
          (problem: unknown) => show(null, problem instanceof ImageProblem ? problem.message : null),
        )
    }, PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [file, cut, onProblem])
  return (
    <figure className="stack close">
      <figcaption className="quiet">This is what will be stored</figcaption>
      {logo === null ? (
        <p className={`round grid centred pale ${styles.none}`}>Nothing to show</p>
      ) : (
        <img
          src={logo}
          alt="The logo that will be stored"
          className={`round full pad-tight outlined ${styles.current}`}
        />
      )}
    </figure>
  )
}
