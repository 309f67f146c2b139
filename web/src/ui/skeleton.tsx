import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly height: string
  readonly width?: string
}

/** Holds the place of something on its way, so that nothing jumps when it comes. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}
