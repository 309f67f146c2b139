import { AREA_CREDIT } from '../assessment/assessment.ts'
import { BLOCKS_OF_KINDS, type DocumentBlockName } from './blocks-of-kinds.ts'
import { describeBank, missingForBank } from './describe-bank.ts'
import { describeComparables } from './describe-comparables.ts'
import { describeHomeIn } from './describe-home-in.ts'
import { describeMarket } from './describe-market.ts'
import { describeRent } from './describe-rent.ts'
import { describeWeekIn, describeYields } from './describe-return.ts'
import type { DocumentBlock, DocumentContent, DocumentPart } from './document-content.ts'
import type { DocumentFacts, HomeFacts } from './document-facts.ts'
import { type Say, sayDay, sayIn } from './phrases/phrases.ts'

/** The content of a document as at `today`: the blocks of its kind that are not hidden and have something to say. */
export function composeDocument({ kind, inputs, author, home, bank, today }: DocumentFacts): DocumentContent {
  const language = kind === 'bank' ? 'en' : inputs.language
  // A bank counts the rent of the calculation, so its page has no other.
  const range = kind === 'bank' ? { estimate_weekly_lower: null, estimate_weekly_upper: null } : {}
  const say = sayIn(language)
  const facts = home === null ? null : { say, inputs: { ...inputs, ...range, language }, home, today }
  const blocks = [...(facts === null ? [] : homeBlocks(facts)), ...(bank === null ? [] : describeBank(bank))]
  return {
    kind,
    language,
    title: say(kind),
    address: home === null ? say('all_homes') : home.inputs.property,
    home: home === null ? '' : describeHomeIn(say, home.inputs),
    addressee: inputs.client_name === null ? '' : say('for_client', { name: inputs.client_name }),
    day: today,
    dated: say('figures_of', { day: sayDay(say, today) }),
    message: inputs.message?.trim() ?? '',
    blocks: BLOCKS_OF_KINDS[kind].flatMap((name) => {
      const shown = blocks.find((block) => block.name === name && block.parts.length > 0)
      return shown === undefined || inputs.hidden_blocks.includes(name) ? [] : [shown]
    }),
    author: { ...author, licence: author.licence === '' ? '' : say('licence', { number: author.licence }) },
    missing: bank === null ? [] : missingForBank(bank),
    notes: notesOf(say, home),
  }
}

function homeBlocks(facts: HomeFacts): DocumentBlock[] {
  const { say, inputs } = facts
  const reason = inputs.estimate_reason?.trim() ?? ''
  const parts = {
    rent: describeRent(facts),
    reasons: reason === '' ? [] : [sentence(reason)],
    market: describeMarket(facts),
    comparables: describeComparables(facts),
    yields: describeYields(facts),
    week: describeWeekIn(facts),
    market_rent_law: [{ form: 'sentences', sentences: [say('section_25'), say('evidence_use')] }],
  } as const satisfies Partial<Record<DocumentBlockName, readonly DocumentPart[]>>
  const names = ['rent', 'reasons', 'market', 'comparables', 'yields', 'week', 'market_rent_law'] as const
  return names.map((name) => ({ name, title: say(name), parts: parts[name] }))
}

function sentence(text: string): DocumentPart {
  return { form: 'sentences', sentences: [text] }
}

function notesOf(say: Say, home: DocumentFacts['home']): string[] {
  const caution = say('caution')
  if (home === null) return [caution]
  const { inputs, addressCredit } = home
  return inputs.is_sample_address
    ? [say('sample_address'), caution, AREA_CREDIT]
    : [caution, `${AREA_CREDIT} ${addressCredit}`.trim()]
}
