import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'

const call = vi.fn<(name: string, input: { readonly body: object }) => Promise<unknown>>()
const readConflict = vi.fn<(problem: unknown) => unknown>()
vi.mock('../../../api-client/call.ts', () => ({ call }))
vi.mock('../save/send/save-calculation.ts', () => ({ readConflict }))

const { RequestProblem } = await import('../../../api-client/request-problem.ts')
const { saveOpenScenario, saveScenarios } = await import('./save-scenarios.ts')

const base = { ...newForm([]), property: '12 Rose Street', interest_rate: 6.49, deposit: 170_000 }
const higher = { id: 'a', name: 'Higher rates', changes: { interest_rate: 7.49 } }
const cheaper = { id: 'b', name: 'Cheaper', changes: { deposit: 1 } }
const saved = { id: 'one', version: 3, readonly: false, photo: null, scenarios: [cheaper, higher] }
const conflict = new RequestProblem(409, { error: 'Changed', code: 'conflict' })

function opened(scenarios: readonly (typeof cheaper | typeof higher)[] = saved.scenarios) {
  const scenario = { id: 'a', base, baseReadonly: false, reopen: vi.fn(), save: vi.fn() }
  return stateOf({ ...base, interest_rate: 8 }, { ...saved, scenarios, scenario })
}

beforeEach(() => {
  call.mockReset().mockResolvedValue({ id: 'one', version: 4 })
  readConflict.mockReset().mockReturnValue(null)
})

describe('the open scenario', () => {
  it('is saved alone, the others as they are', async () => {
    await saveOpenScenario(opened())
    expect(call.mock.calls[0]?.[1].body).toEqual({
      scenarios: [cheaper, { ...higher, changes: { interest_rate: 8 } }],
      version: 3,
    })
  })

  it('is added again when it was deleted elsewhere', async () => {
    await saveOpenScenario(opened([cheaper]))
    expect(call.mock.calls[0]?.[1].body).toMatchObject({
      scenarios: [cheaper, { id: 'a', changes: { interest_rate: 8 } }],
    })
  })

  it('is refused at the fields of the form', async () => {
    const fields = {
      'scenarios.1.changes.deposit': 'Enter a deposit',
      'scenarios.1.changes.analysis.years': 'Too long',
    }
    call.mockRejectedValue(new RequestProblem(422, { error: 'Check it', code: 'invalid', fields }))
    await expect(saveOpenScenario(opened())).rejects.toMatchObject({
      fields: { deposit: 'Enter a deposit', 'analysis.years': 'Too long' },
    })
  })
})

describe('a save whose response was lost', () => {
  it('is no conflict with itself', async () => {
    call.mockRejectedValue(conflict)
    const current = { ...base, id: 'one', version: 4, deposit: 5, scenarios: [higher] }
    readConflict.mockReturnValue(current)
    expect(await saveScenarios(saved, [higher], { deposit: 5 })).toBe(current)
    await expect(saveScenarios(saved, [higher], { deposit: 6 })).rejects.toBe(conflict)
    await expect(saveScenarios(saved, [cheaper])).rejects.toBe(conflict)
  })
})
