import type { Audience } from '../page-props.ts'
import { readText } from '../texts/read-text.ts'
import QuestionsText from '../texts/questions.mdx'
import { plainText, type TextSection } from '../texts/section.tsx'

const ANSWERS = new Map(readText(QuestionsText).map((section) => [section.id, section]))

/** The questions by audience, in the order in which they are shown. */
const ORDER: Readonly<Record<Audience, readonly string[]>> = {
  buyer: [
    'how-sure',
    'rent-not-available',
    'open-home',
    'own-home',
    'portfolio',
    'import-export',
    'gps',
    'home-screen',
    'how-new',
    'interest',
    'several-loans',
    'rates-rise',
    'years-ahead',
    'for-your-bank',
    'rent-increases',
    'what-to-pay',
    'compare',
    'advice',
    'cost',
    'cancel',
    'who-sees',
  ],
  professional: [
    'who-is-professional',
    'recipients',
    'market-beside',
    'branding',
    'how-sure',
    'rent-not-available',
    'gps',
    'home-screen',
    'how-new',
    'cost',
    'cancel',
    'who-sees',
    'advice',
  ],
}

export const QUESTIONS: Readonly<Record<Audience, readonly TextSection[]>> = {
  buyer: ORDER.buyer.map(findQuestion),
  professional: ORDER.professional.map(findQuestion),
}

export const PLANS_QUESTIONS: readonly TextSection[] = [
  'rent-not-available',
  'how-new',
  'who-sees',
  'cancel',
  'advice',
].map(findQuestion)

function findQuestion(id: string): TextSection {
  const found = ANSWERS.get(id)
  if (found === undefined) throw new Error(`questions.mdx has no section ${id}`)
  return found
}

/** The questions as schema.org FAQPage. */
export function describeQuestions(audience: Audience): object {
  return {
    '@type': 'FAQPage',
    mainEntity: QUESTIONS[audience].map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(body) },
    })),
  }
}
