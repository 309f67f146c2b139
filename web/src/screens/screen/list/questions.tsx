import type { ScreeningHome } from '@homeyield/contract/screening'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { HomeChange } from './list-changes.ts'
import styles from './questions.module.css'

interface QuestionsProps {
  readonly homes: readonly ScreeningHome[]
  readonly isBusy: boolean
  readonly onAnswer: (changes: readonly HomeChange[]) => void
}

/** The lines that may be several places, each with its choice, and one button for all. */
export function Questions({ homes, isBusy, onAnswer }: QuestionsProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const given = homes.flatMap(({ id }) => {
    const answer = answers.get(id)
    return answer === undefined ? [] : [changeOf(id, answer)]
  })
  return (
    <section className={`stack ${styles.questions}`} aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <p>
        {homes.length === 1 ? 'This line may be' : `Each of these ${homes.length} lines may be`} one of several places.
      </p>
      <div className="stack">
        {homes.map((home) => (
          <Question
            key={home.id}
            home={home}
            answer={answers.get(home.id)}
            onAnswer={(answer) => setAnswers((before) => new Map(before).set(home.id, answer))}
          />
        ))}
      </div>
      <div className="row">
        <Button look="primary" busy={isBusy} disabled={given.length === 0} onClick={() => onAnswer(given)}>
          {given.length < 2 ? 'Use this answer' : `Use these ${given.length} answers`}
        </Button>
      </div>
    </section>
  )
}

const NONE = ''

function changeOf(id: string, answer: string): HomeChange {
  return answer === NONE ? { id, left_out: true } : { id, candidate_id: answer }
}

interface QuestionProps {
  readonly home: ScreeningHome
  readonly answer: string | undefined
  readonly onAnswer: (answer: string) => void
}

function Question({ home, answer, onAnswer }: QuestionProps) {
  const group = useId()
  const choices = [
    ...home.candidates.map(({ id, address }) => [id, address] as const),
    [NONE, 'None of these: leave it out'] as const,
  ]
  return (
    <fieldset className={styles.question}>
      <legend>“{home.text}”</legend>
      {home.doubts.length === 0 ? null : <p className="quiet">{home.doubts.join(' ')}</p>}
      {choices.map(([id, words]) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={group} value={id} checked={answer === id} onChange={() => onAnswer(id)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
