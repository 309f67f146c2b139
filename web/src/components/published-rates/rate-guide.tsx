import type { NumberPath } from '@homeyield/domain/calculation/input-path'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useInput } from '../inputs/input-form.ts'
import { PublishedRates } from './published-rates.tsx'

interface RateGuideProps {
  /** The rate that is asked for. */
  readonly name: NumberPath
  readonly today: string
  /** Tells it from other rates on the page. */
  readonly label: string
}

/** Beside a rate that is asked for: what banks advertise, once it is opened. */
export function RateGuide({ name, today, label }: RateGuideProps) {
  const [opened, setOpened] = useState(false)
  const { setValue, setProblem, readonly } = useInput(name)
  return (
    <div className="stack tight">
      <div className="row">
        <Button
          look="quiet"
          aria-expanded={opened}
          aria-label={`What banks advertise, for ${label}`}
          onClick={() => setOpened(!opened)}
        >
          What banks advertise
        </Button>
      </div>
      {opened ? (
        <PublishedRates
          today={today}
          {...(readonly
            ? {}
            : {
                onUse: (rate: number) => {
                  setProblem(null)
                  setValue(rate)
                },
              })}
        />
      ) : null}
    </div>
  )
}
