import { FIGURES } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { useState } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import type { WorkingName } from '@homeyield/domain/figures/workings/result-working'
import { useCalculator } from '../model/calculator-store.ts'
import styles from './computed-figure.module.css'
import { shownFigure, signOf } from '../figures/shown-figure.ts'

const WorkingDialog = lazyPart(async () => (await import('./working-dialog.tsx')).WorkingDialog)

interface ComputedFigureProps {
  readonly name: WorkingName
  readonly label: string
  /** Hero: 40 px. */
  readonly size?: 'hero' | 'plain'
}

/** A computed figure; pressing it shows how it is worked out. Gain and loss differ by sign and colour. */
export function ComputedFigure({ name, label, size = 'plain' }: ComputedFigureProps) {
  const value = useCalculator((state) => shownFigure(name, state))
  const sign = useCalculator((state) => signOf(name, state))
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`stack close packed target round-small text-left ${styles.figure} ${styles[size]}`}
        onClick={() => setOpen(true)}
      >
        <span className={`quiet ${styles.label}`}>{label}</span>
        <span className={`figure large bold dense narrow one-line ${styles.value}`} data-sign={sign}>
          {writeFigure(FIGURES[name].unit, value)}
        </span>
        <span className="visually-hidden">Show how this is worked out</span>
      </button>
      {open ? <WorkingDialog name={name} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
