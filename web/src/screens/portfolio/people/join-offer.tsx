import type { HomeOfPeople } from '@homeyield/contract/household'
import type { Person } from '@homeyield/domain/calculation/household'
import { streetOf } from '@homeyield/domain/property/street-of'
import { useId, useState } from 'react'
import { HomeLinks } from '../../../components/household/home-links.tsx'
import { valuesText } from '../../../components/household/household-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Radio } from '../../../ui/radio.tsx'
import type { TypedOwners } from './find-typed-owners.ts'

interface JoinOfferProps {
  readonly typed: TypedOwners
  readonly busy: boolean
  readonly isLocked: boolean
  readonly onJoin: (values: Omit<Person, 'id' | 'name'>) => void
  readonly onDecline: () => void
}

/** One person for all owners of a name; where the homes differ, the incomes to use are asked for. */
export function JoinOffer({ typed, busy, isLocked, onJoin, onDecline }: JoinOfferProps) {
  const { name, homes, said, known } = typed
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(said.length === 1 ? 0 : null)
  const values = known ?? (chosen === null ? null : (said[chosen]?.values ?? null))
  const isAsked = known === null && said.length > 1
  return (
    <Card className="stack tight pad">
      <h2 id={id}>
        {homes.length === 1 ? `An owner named ${name} in 1 home` : `Owners named ${name} in ${homes.length} homes`}
      </h2>
      <p>
        <HomeLinks homes={homes} />
      </p>
      {isAsked ? (
        <fieldset className="stack close">
          <legend>The homes differ. Which is right?</legend>
          {said.map((one, index) => (
            <Radio
              key={valuesText(one.values)}
              name={id}
              value={String(index)}
              checked={chosen === index}
              onChoose={() => setChosen(index)}
            >
              {sentenceCase(valuesText(one.values))} <span className="quiet">({streets(one.homes)})</span>
            </Radio>
          ))}
        </fieldset>
      ) : (
        said.map((one) => (
          <p key={valuesText(one.values)} className="quiet">
            {said.length === 1
              ? sentenceCase(valuesText(one.values))
              : `${streets(one.homes)}: ${valuesText(one.values)}`}
          </p>
        ))
      )}
      {known === null ? null : (
        <p>
          {known.name} of your household: {valuesText(known)}
        </p>
      )}
      <div className="row">
        <Button
          look="primary"
          busy={busy}
          disabled={values === null || (isLocked && !busy)}
          onClick={() => values !== null && onJoin(values)}
        >
          {busy ? 'Changing the homes' : buttonText(typed)}
        </Button>
        <Button look="quiet" aria-label={`Not now: ${name}`} onClick={onDecline}>
          Not now
        </Button>
      </div>
    </Card>
  )
}

function buttonText({ name, homes, known }: TypedOwners): string {
  if (known !== null) return `Use ${known.name} of my household`
  return homes.length === 1 ? `Add ${name} to my household` : 'Use one person for all of them'
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function streets(homes: readonly HomeOfPeople[]): string {
  return homes.map(({ property }) => streetOf(property)).join(', ')
}
