import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

interface Entry {
  readonly key?: string
  readonly sheet?: boolean
}

interface Sheet {
  readonly open: boolean
  readonly show: () => void
  readonly close: () => void
}

/**
 * A sheet over the page that the browser's Back closes, as people with a phone expect. While it is open it has a place of its
 * own in the history, which the router takes for that of the page; closing it any other way goes back there too.
 */
export function useSheet(): Sheet {
  const { key } = useLocation()
  const [open, setOpen] = useState(isSheet)

  useEffect(() => {
    let elsewhere = false
    const onPop = (event: PopStateEvent) => {
      const wasElsewhere = elsewhere
      elsewhere = ((event.state as Entry | null)?.key ?? 'default') !== key
      if (elsewhere) return
      setOpen(isSheet())
      // Between the page and its sheet nothing is gone to: the router need not know.
      if (!wasElsewhere) event.stopImmediatePropagation()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [key])

  return { open, show, close }

  function show() {
    window.history.pushState({ ...(window.history.state as Entry | null), sheet: true }, '')
    setOpen(true)
  }

  function close() {
    if (isSheet()) window.history.back()
    else setOpen(false)
  }
}

function isSheet(): boolean {
  return (window.history.state as Entry | null)?.sheet === true
}
