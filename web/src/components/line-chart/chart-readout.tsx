import { LegendKey } from '../legend-key.tsx'
import type { ChartContent } from './chart-lines.ts'
import styles from './line-chart.module.css'
import { monthText } from './chart-text.ts'

interface Entry {
  readonly name: string
  readonly look: 'line' | 'quiet' | 'band' | 'diamond'
  readonly text: string
}

const NOTHING = 'no figure'

/** The figures of each line at a month, which is also the legend. */
export function ChartReadout({ content, at, write }: { content: ChartContent; at: number; write: Write }) {
  return (
    <div className="stack close small">
      <p className="bold">{monthText(content.months[at] ?? '')}</p>
      <dl className="flex wrap wide">
        {entriesAt(content, at, write).map(({ name, look, text }) => (
          <div key={name} className={styles.entry} data-look={look}>
            <dt className="flex middle tight pale dense">
              <LegendKey look={look} />
              {name}
            </dt>
            <dd className="figure bold one-line">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Write = (value: number) => string

/** The same as a sentence, for a screen reader. */
export function readoutText(content: ChartContent, at: number, write: Write): string {
  const texts = entriesAt(content, at, write).map(({ name, text }) => `${name} ${text}`)
  return `${monthText(content.months[at] ?? '')}: ${texts.join(', ')}`
}

function entriesAt({ lines, band }: ChartContent, at: number, write: Write): Entry[] {
  const written = (value: number | null | undefined) => (value === null || value === undefined ? null : write(value))
  const entries = lines.map(({ name, figures, quiet, isPoint }): Entry => {
    const look = isPoint ? 'diamond' : quiet ? 'quiet' : 'line'
    const figure = isPoint ? figures.find((value) => value !== null) : figures[at]
    return { name, look, text: written(figure) ?? NOTHING }
  })
  if (!band) return entries
  const [lower, upper] = [written(band.lower[at]), written(band.upper[at])]
  const text = lower === null || upper === null ? NOTHING : `${lower} to ${upper}`
  return [...entries, { name: band.name, look: 'band', text }]
}
