import { Screen } from '../../frame/screen.tsx'
import { useConfig } from '../../requests/use-config.ts'
import styles from './about-screen.module.css'

const questionsOf = (product: string) => [
  [
    'Why is the rent shown as not available?',
    'Rent is worked out from tenancy bonds. Where too few homes of a kind were let in an area, no figure is published, so that nobody’s own rent can be read from it. Enter your own estimate and everything else works as usual.',
  ],
  [
    'Where do the rents come from?',
    `From the tenancy bonds that the Ministry of Business, Innovation and Employment publishes: lower quartile, median and upper quartile by area, kind of home and bedrooms. ${product} always says which area, how many bonds and which period a figure rests on.`,
  ],
  [
    `How do I add ${product} to my home screen?`,
    'On an iPhone or iPad open it in Safari, tap Share, then Add to Home Screen. On Android open it in Chrome, tap the menu, then Add to Home screen.',
  ],
]

/** What the product is, and what people ask. Source: specification section 2. */
export function AboutScreen() {
  const { product_name } = useConfig()
  return (
    <Screen heading={`About ${product_name}`}>
      <p className={styles.lead}>
        {product_name} estimates what a New Zealand home would rent for, what it costs to own, and what it yields,
        before and after costs. It is for people who buy a home or invest in one, and for those who advise them.
      </p>
      <h2>Questions</h2>
      <div className={styles.questions}>
        {questionsOf(product_name).map(([question, answer]) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Screen>
  )
}
