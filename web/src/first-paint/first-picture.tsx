import type { ReactNode } from 'react'
import styles from './first-paint.module.css'
import { hangPicture, isPictureKept } from './kept-picture.ts'

/** What the server's answer showed of the first screen of a visit, for as long as that is on its way; otherwise what is within. */
export function FirstPicture({ children }: { children: ReactNode }) {
  return isPictureKept() ? <div ref={hangPicture} className={styles.picture} /> : children
}
