import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Combobox } from './combobox.tsx'

const nothing = () => undefined
const one = [{ id: '1', label: '1 Rose Street' }]

it.each([
  ['where nothing was found', 'No address found.', [], false, true],
  ['not beside the options, which show their number', '1 address found', one, false, false],
  ['not while what was chosen is looked up', 'Looking up the market rent…', [], true, false],
  ['not without words', '', [], false, false],
])('its status takes up a line %s', (_, status, options, quiet, shown) => {
  const props = { name: 'address', label: 'Address', text: 'rose', onText: nothing, onChoose: nothing }
  const html = renderToStaticMarkup(<Combobox {...props} options={options} status={status} quiet={quiet} />)
  const [line] = html.match(/<p[^>]*role="status"[^>]*>/u) ?? []
  expect(line?.includes('visually-hidden')).toBe(!shown)
})
