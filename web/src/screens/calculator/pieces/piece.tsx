import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { takeTurn } from './take-turn.ts'

/** What stands in the place of a piece until it has come. */
type Meanwhile = ComponentType<object>

interface PieceProps {
  /** Whether there is a place for it to be seen; once drawn it stays, so that nothing typed in it is lost. */
  readonly wanted?: boolean
}

/**
 * A part of the calculator that is not in sight as it opens, or says nothing yet: its code comes once the first part stands, and it is
 * drawn in its turn. Where the code is there already, it is drawn at once, like any other. Code that does not arrive is asked for
 * again once there is a connection; where `Meanwhile` keeps its place, that is said, with a way to ask at once.
 */
export function piece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: Meanwhile | null = null,
  { first = false }: { readonly first?: boolean } = {},
): ComponentType<Props & PieceProps> {
  let Loaded: ComponentType<Props> | null = null

  return function Piece({ wanted = true, ...props }: Props & PieceProps) {
    const [drawn, setDrawn] = useState(wanted && Loaded !== null)
    const [missing, setMissing] = useState(false)
    const stands = useRef<() => void>(undefined)

    useLayoutEffect(() => {
      if (!wanted || drawn || missing) return undefined
      // Before the next paint: somebody opened what holds it.
      if (Loaded !== null) return setDrawn(true)
      let over = false
      const giveUp = takeTurn(async () => {
        try {
          Loaded ??= await load()
        } catch {
          return setMissing(true)
        }
        if (over) return
        await new Promise<void>((resolve) => {
          stands.current = resolve
          startTransition(() => setDrawn(true))
        })
      }, first)
      // It stands, or is wanted no more.
      return () => {
        over = true
        giveUp()
        stands.current?.()
      }
    }, [wanted, drawn, missing])

    useEffect(() => {
      if (!missing) return undefined
      const retry = () => setMissing(false)
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [missing])

    if (drawn && Loaded !== null) return <Loaded {...(props as unknown as Props)} />
    if (!wanted || Meanwhile === null) return null
    return missing ? <Missing onRetry={() => setMissing(false)} /> : <Meanwhile />
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice look="warning">
      <span>This part of the calculator could not be loaded. Nothing that you typed is lost.</span>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
