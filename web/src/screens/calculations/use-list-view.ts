import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CalculationOrder } from '../../components/sort-calculations.ts'
import type { ListFilter } from './filter-calculations.ts'
import { type ListView, readView, writeView } from './list-view.ts'

// Milliseconds. Safari refuses more than a hundred changes of the address in thirty seconds.
const PAUSE = 300

interface ShownView extends ListView {
  readonly setText: (text: string) => void
  readonly setFilter: (filter: Partial<ListFilter>) => void
  readonly setOrder: (order: CalculationOrder) => void
  /** Takes search and filters away. */
  readonly showAll: () => void
  /** Writes the text into the address without waiting for a pause. */
  readonly applyText: () => void
}

/** The list's view, which its address holds: "back" from a calculation finds it again. */
export function useListView(): ShownView {
  const [search, setSearch] = useSearchParams()
  const { text: written, status, tag, order } = readView(search)
  const [text, setText] = useState(written)
  const [sent, setSent] = useState(written)
  const [seen, setSeen] = useState(written)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (written !== seen) {
    setSeen(written)
    // Another address was opened, such as the menu's link to the list.
    if (written !== sent) setText(written)
  }

  // Replaced in the history: "back" leaves the page instead of undoing each letter.
  const write = (change: Partial<ListView>) => {
    const next = (before: URLSearchParams) => writeView(before, { ...readView(before), ...change })
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  // The text with everything else: what is still waiting to be written would undo it.
  const writeNow = (change: Partial<ListView>) => {
    const next = { text, ...change }
    clearTimeout(timer.current)
    setSent(next.text)
    write(next)
  }
  return {
    text,
    status,
    tag,
    order,
    setText: (next) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => writeNow({ text: next }), PAUSE)
    },
    setFilter: writeNow,
    setOrder: (next) => writeNow({ order: next }),
    showAll: () => {
      setText('')
      writeNow({ text: '', status: null, tag: null })
    },
    applyText: () => {
      if (text !== written) writeNow({})
    },
  }
}
