import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import { isPlaceOpen } from './find-place.ts'

/** How many homes are read at once: each is a request. */
const MOST = 50

/** The saved homes whose address is not known. Reads some at a time; what was read before a failure stays. */
export function useOpenHomes() {
  const { data: all = [] } = useQuery(calculationsQuery)
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<readonly SavedCalculation[]>([])
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  // The list does not tell the area; a home with the market's rent has one.
  const left = all.filter((home) => home.market_confidence === null && !home.readonly && !read.has(home.id))
  const reading = useMutation({
    async mutationFn() {
      const { signal } = leaving.current
      const open: SavedCalculation[] = []
      try {
        for (const { id } of left.slice(0, MOST)) {
          const home = await readUnlessGone(id, signal)
          if (home !== null && isPlaceOpen(home)) open.push(home)
          setRead((before) => new Set(before).add(id))
        }
      } finally {
        setFound((before) => [...before, ...open])
      }
    },
  })
  return {
    found,
    read: read.size,
    left: left.length,
    next: Math.min(left.length, MOST),
    isReading: reading.isPending,
    problem: reading.error,
    readNext: () => reading.mutate(),
  }
}

/** Null for a home that was deleted since the list was read. */
async function readUnlessGone(id: string, signal: AbortSignal): Promise<SavedCalculation | null> {
  try {
    return await call('readCalculation', { params: { id }, signal })
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.status === 404) return null
    throw problem
  }
}
