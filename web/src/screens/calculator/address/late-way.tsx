import { lazyPart } from '../../../components/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OtherWayProps } from './other-way.tsx'

/** `OtherWay`, loaded when it is chosen. */
export const LateWay = lazyPart<OtherWayProps>(
  async () => (await import('./other-way.tsx')).OtherWay,
  <Skeleton height="10rem" />,
)
