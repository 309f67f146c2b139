import { BLOCK_NAMES } from '@homeyield/domain/documents/block-names'
import { BLOCKS_OF_KINDS } from '@homeyield/domain/documents/blocks-of-kinds'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** The parts of the document that are shown. */
export function BlockChoices() {
  const { document, values } = useDraft()
  const { change } = useDraftSaver()
  const hidden = values.hidden_blocks
  return (
    <fieldset>
      <legend className="visually-hidden">Parts that are shown</legend>
      <div className="grid beside columns">
        {BLOCKS_OF_KINDS[document.kind].map((name) => (
          <Checkbox
            key={name}
            name={name}
            checked={!hidden.includes(name)}
            onCheck={(shown) =>
              change({ hidden_blocks: shown ? hidden.filter((one) => one !== name) : [...hidden, name] })
            }
          >
            {BLOCK_NAMES[name]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
