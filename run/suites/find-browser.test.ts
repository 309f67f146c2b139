import { expect, test } from 'vitest'
import { readBrowser } from './find-browser.ts'

test('the browser is taken out of the options of Playwright', () => {
  expect(readBrowser(['free/drawer', '-g', 'popup'])).toEqual({
    browser: 'chromium',
    options: ['free/drawer', '-g', 'popup'],
  })
  expect(readBrowser(['--browser', 'firefox', 'free/drawer'])).toEqual({
    browser: 'firefox',
    options: ['free/drawer'],
  })
  expect(readBrowser(['free', '--browser', 'webkit']).options).toEqual(['free'])
})

test('an unknown browser is refused, and so is none', () => {
  for (const words of [['--browser', 'safari'], ['--browser']])
    expect(() => readBrowser(words)).toThrow('--browser takes one of chromium, firefox, webkit.')
})
