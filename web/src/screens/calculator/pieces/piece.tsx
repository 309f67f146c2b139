import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { ownTask } from '../../../own-task.ts'
import { noteComing, takeTurn } from './take-turn.ts'

/** What stands in the place of a piece until it has come. */
type Meanwhile = ComponentType<object>

interface PieceProps {
  /** Whether there is a place for it to be seen; once drawn it stays, so that nothing typed in it is lost. */
  readonly wanted?: boolean
}

/** Tells the parts whose code did not arrive that other code has. */
const arrivals = new EventTarget()
const ARRIVED = 'arrived'
let arrived = 0

/**
 * A part of the calculator that is not in sight as it opens, or says nothing yet: its code comes once the first part stands, and it is
 * drawn in its turn. Where the code is there already, it is drawn at once, like any other. Code that does not arrive is asked for
 * again once there is a connection, which other code that arrives shows too; where `Meanwhile` keeps its place, that is said, with a way to ask at once.
 */
export function piece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: Meanwhile | null = null,
  { first = false }: { readonly first?: boolean } = {},
): ComponentType<Props & PieceProps> {
  let Loaded: ComponentType<Props> | null = null
  const fetchOnce = async () => {
    Loaded ??= await load()
  }

  return function Piece({ wanted = true, ...props }: Props & PieceProps) {
    const [drawn, setDrawn] = useState(wanted && Loaded !== null)
    const [missing, setMissing] = useState(false)
    // How many had come when this one did not.
    const before = useRef(0)

    // Somebody opened what holds it: before the next paint.
    useLayoutEffect(() => {
      if (wanted && Loaded !== null) setDrawn(true)
    }, [wanted])

    useEffect(() => {
      if (!wanted || drawn || missing) return undefined
      let isOver = false
      let giveUp = () => {}
      let end = () => {}
      const stands = new Promise<void>((resolve) => {
        end = resolve
      })
      const draw = () => {
        startTransition(() => setDrawn(true))
        return stands
      }
      const come = async () => {
        await ownTask()
        if (isOver) return
        try {
          await fetchOnce()
        } catch {
          before.current = arrived
          if (!isOver) setMissing(true)
          return
        }
        arrived += 1
        arrivals.dispatchEvent(new Event(ARRIVED))
        if (!isOver) giveUp = takeTurn(draw, first)
      }
      noteComing(come())
      // It stands, or is wanted no more.
      return () => {
        isOver = true
        giveUp()
        end()
      }
    }, [wanted, drawn, missing])

    useEffect(() => {
      if (!missing) return undefined
      const retry = () => setMissing(false)
      // Another came while this was being said.
      if (arrived > before.current) retry()
      window.addEventListener('online', retry)
      arrivals.addEventListener(ARRIVED, retry)
      return () => {
        window.removeEventListener('online', retry)
        arrivals.removeEventListener(ARRIVED, retry)
      }
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
