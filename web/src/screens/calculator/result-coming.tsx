import { Skeleton } from '../../controls/skeleton.tsx'

/** Keeps the place of the result beside the sections until it has come. */
export function ResultComing() {
  return <Skeleton height="22.5rem" />
}
