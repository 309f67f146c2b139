import { expect, it } from 'vitest'
import { stillMarkup } from './still-markup.ts'

it('takes away what a field is named and filled in by, and keeps how it looks', () => {
  expect(
    stillMarkup(
      '<label for="a" class="l">Password</label><input id="a" name="password" type="password" autoComplete="current-password" class="i" aria-describedby="a-error"/>',
    ),
  ).toBe('<label class="l">Password</label><input class="i"/>')
})

it('has styles wait for the script that may set them', () => {
  expect(stillMarkup('<div style="height:2rem;width:60%" aria-hidden="true"></div>')).toBe(
    '<div data-style="height:2rem;width:60%" aria-hidden="true"></div>',
  )
})

it('leaves words as they are, whatever they look like', () => {
  expect(stillMarkup('<p role="status">id="x" for="y" style="z"</p>')).toBe('<p>id="x" for="y" style="z"</p>')
})

it('leaves the types that a look depends on', () => {
  expect(stillMarkup('<input type="range" min="1" name="x"/><button type="submit">Go</button>')).toBe(
    '<input type="range" min="1"/><button type="submit">Go</button>',
  )
})
