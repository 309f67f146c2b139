import type { ReactNode } from 'react'
import styles from './first-paint.module.css'
import { hangPicture, isPictureKept } from './kept-picture.ts'

/** What the server's answer showed of the first screen of a visit, for as long as that is on its way; otherwise what is within. */
export function FirstPicture({ children }: { children: ReactNode }) {
  if (!isPictureKept()) return children
  return (
    <>
      {/* As in the server's answer: who listens hears the same all along. */}
      <h1 className="visually-hidden">Loading</h1>
      <div ref={hangPicture} className={styles.picture} />
    </>
  )
}
