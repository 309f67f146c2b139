import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly height: string
  readonly width?: string
}

/** A placeholder of the same size, so that the layout does not shift. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <div className={`round sunken ${styles.skeleton}`} style={{ height, width }} aria-hidden="true" />
}
