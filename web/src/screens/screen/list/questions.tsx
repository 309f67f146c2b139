import type { ScreeningHome } from '@homeyield/contract/screening'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { useId, useState } from 'react'
import { useDrawnRows } from '../../../components/use-drawn-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { HomeChange } from './list-changes.ts'
import styles from './questions.module.css'

interface QuestionsProps {
  readonly homes: readonly ScreeningHome[]
  readonly isBusy: boolean
  readonly onAnswer: (changes: readonly HomeChange[]) => void
}

interface Answer {
  /** The id of a candidate, or one of the two below. */
  readonly choice: string
  readonly property: string
}

const OTHER = 'other'
const NONE = 'none'

/** The lines that may be several places, each with its choice, and one button for all. */
export function Questions({ homes, isBusy, onAnswer }: QuestionsProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const { drawn, partly, end } = useDrawnRows(homes)
  const given = homes.flatMap(({ id }) => {
    const change = changeOf(id, answers.get(id))
    return change === null ? [] : [change]
  })
  return (
    <section className="stack no-print" aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <p>{homes.length === 1 ? 'Where is this home?' : `Where are these ${homes.length} homes?`}</p>
      <div className="stack">
        {drawn.map((home) => (
          <Question
            key={home.id}
            home={home}
            answer={answers.get(home.id)}
            onAnswer={(answer) => setAnswers((before) => new Map(before).set(home.id, answer))}
          />
        ))}
        {partly ? (
          <p ref={end} key={drawn.length} className="quiet">
            {drawn.length} of {homes.length} questions. Scroll for more.
          </p>
        ) : null}
      </div>
      <div className="row">
        <Button look="primary" busy={isBusy} disabled={given.length === 0} onClick={() => onAnswer(given)}>
          {given.length < 2 ? 'Use this answer' : `Use these ${given.length} answers`}
        </Button>
      </div>
    </section>
  )
}

/** Null without an answer, and of another address that is not written yet. */
function changeOf(id: string, answer: Answer | undefined): HomeChange | null {
  if (answer === undefined) return null
  if (answer.choice === NONE) return { id, left_out: true }
  if (answer.choice !== OTHER) return { id, candidate_id: answer.choice }
  const property = answer.property.trim()
  return property === '' ? null : { id, property }
}

interface QuestionProps {
  readonly home: ScreeningHome
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer) => void
}

function Question({ home, answer, onAnswer }: QuestionProps) {
  const group = useId()
  // Areas of one suburb have one address.
  const places = [...new Map(home.candidates.toReversed().map((place) => [place.address, place])).values()].toReversed()
  const [only] = places.length === 1 ? places : []
  const choices = [
    ...(only === undefined ? places : [{ id: only.id, address: 'Yes' }]),
    { id: OTHER, address: only === undefined ? 'Another address' : 'No, another address' },
    { id: NONE, address: only === undefined ? 'None of these: leave it out' : 'No: leave it out' },
  ]
  const property = answer?.property ?? home.property
  return (
    <fieldset className={`card pad-bar ${styles.question}`}>
      <legend>“{home.property}”</legend>
      {only === undefined ? null : <p>Is it {only.address}?</p>}
      {home.doubts.length === 0 ? null : <p className="quiet">{home.doubts.join(' ')}</p>}
      {choices.map(({ id, address }) => (
        <Radio
          key={id}
          name={group}
          value={id}
          checked={answer?.choice === id}
          onChoose={() => onAnswer({ choice: id, property })}
        >
          {address}
        </Radio>
      ))}
      {answer?.choice === OTHER ? (
        <TextField
          label="Address or suburb"
          value={property}
          maxLength={CALCULATION_FIELDS.property.longest}
          onChange={({ target }) => onAnswer({ choice: OTHER, property: target.value })}
        />
      ) : null}
    </fieldset>
  )
}
