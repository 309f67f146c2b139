import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { HOME_PAGE_NAMES, HOME_PAGES } from '../../paths.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { useCalculator } from './model/calculator-store.ts'
import { useHomePages } from './model/use-home-pages.ts'

export function HomeTabs() {
  const { page, pathOf } = useHomePages()
  const lived = useCalculator(({ form }) => isLivedIn(form))
  const pages = HOME_PAGES.map((name) => ({
    to: pathOf(name),
    name: name === 'bank' && lived ? 'Can I afford it' : HOME_PAGE_NAMES[name],
  }))
  return <PageTabs label="Pages of this home" pages={pages} current={pathOf(page)} />
}
