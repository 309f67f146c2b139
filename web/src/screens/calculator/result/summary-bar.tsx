import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { shownConfidence, shownConfidenceName } from '../address/market-rent.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { MyLimit } from '../solve/my-limit.tsx'
import { usePinnedLimit } from '../solve/pinned-limit.ts'
import { assumedBedrooms, hasSummary, missingLoanText, shownFigure } from '../figures/shown-figure.ts'
import { useAnswer } from '../figures/use-answer.ts'
import styles from './summary-bar.module.css'
import { ResultPanel } from './result-panel.tsx'

/** Cash each week, weekly rent and both yields at the foot of a phone; opens the full result. */
export function SummaryBar() {
  const { open, show, close } = useSheet()
  const answer = useAnswer()
  const rent = useCalculator((state) => shownFigure('weekly_rental_income', state))
  const gross = useCalculator((state) => shownFigure('gross_rental_yield', state))
  const net = useCalculator((state) => shownFigure('net_rental_yield', state))
  const lacking = useCalculator(missingLoanText)
  const assumed = useCalculator(assumedBedrooms)
  const confidence = useCalculator(shownConfidence)
  const confidenceName = useCalculator(shownConfidenceName)
  const limit = usePinnedLimit()
  const hasResult = useCalculator(({ figures }) => hasSummary(figures) && hasRent(figures))
  if (!hasResult) return null

  return (
    <div className={styles.foot}>
      {limit === null ? null : <MyLimit limit={limit} />}
      <button
        type="button"
        className={`inset relative grid tight full between middle line-above raised shadow-over text-left no-print ${styles.bar}`}
        aria-haspopup="dialog"
        onClick={show}
      >
        {answer === null ? null : (
          <span className={`grid baseline at-top ${styles.item}`}>
            <span className="pale">{answer.short}</span>
            <span
              className={`figure across large heavy dense narrow ${styles.value}`}
              data-loss={answer.sign === 'loss' ? '' : undefined}
            >
              {answer.value}
            </span>
          </span>
        )}
        <span className={`grid baseline at-top ${styles.item}`}>
          <span className="pale">Weekly rent</span>
          <span className={`figure across large heavy dense narrow ${styles.value}`}>
            {writeFigure('dollars', rent)}
          </span>
          {assumed === null ? null : <span className={`bold ${styles.note}`}>{assumed} bed</span>}
          {rent === null || confidenceName === '' ? null : (
            <span className={`across pale ${styles.confidence}`} data-confidence={confidence ?? 'Low'}>
              {confidenceName}
            </span>
          )}
        </span>
        <span className={`grid baseline at-top ${styles.item}`}>
          <span className="pale">Gross yield</span>
          <span className={`figure across large heavy dense narrow ${styles.value}`}>
            {writeFigure('percent', gross)}
          </span>
        </span>
        <span className={`grid baseline at-top ${styles.item}`}>
          <span className="pale">Net yield</span>
          <span
            className={`figure across large heavy dense narrow ${styles.value}`}
            data-loss={net !== null && net < 0 ? '' : undefined}
          >
            {writeFigure('percent', net)}
          </span>
          {lacking === null || net === null ? null : <span className={`bold ${styles.note}`}>no loan</span>}
        </span>
        <svg className={`absolute pale ${styles.up}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m6 12 4-4 4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="visually-hidden">Open the full result</span>
      </button>
      {open ? <ResultSheet onClose={close} /> : null}
    </div>
  )
}

function ResultSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Your result" wide onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <ResultPanel />
    </Dialog>
  )
}

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
 * A sheet that the browser's Back closes. It pushes a history entry that the router treats as the same page; closing it any
 * other way goes back too.
 */
function useSheet(): Sheet {
  const { key } = useLocation()
  const [, redraw] = useState({})
  // React reads it again once it listens: Back may come between the first paint and that.
  const open = useSyncExternalStore(
    useCallback((onChange) => followHistory(key, onChange), [key]),
    isSheet,
  )
  return { open, show, close }

  function show() {
    window.history.pushState({ ...(window.history.state as Entry | null), sheet: true }, '')
    redraw({})
  }

  function close() {
    if (isSheet()) window.history.back()
  }
}

/** Calls `onChange` at each step through the history of the page with the router's `key`. */
function followHistory(key: string, onChange: () => void): () => void {
  let elsewhere = false
  const onPop = (event: PopStateEvent) => {
    const wasElsewhere = elsewhere
    elsewhere = ((event.state as Entry | null)?.key ?? 'default') !== key
    if (elsewhere) return
    onChange()
    // Opening and closing the sheet is no navigation: hide it from the router.
    if (!wasElsewhere) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', onPop, { capture: true })
  return () => window.removeEventListener('popstate', onPop, { capture: true })
}

function isSheet(): boolean {
  return (window.history.state as Entry | null)?.sheet === true
}
